import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';
import { type Line, monthLinesOption } from './month-lines-option.js';
import type { RivalLine } from './rival-lines.js';

interface VisitsChart {
  points: readonly HistoryPoint[];
  rivals: readonly RivalLine[];
  tokens: ChartTokens;
  format: Formats;
  names: { seo: string; ppc: string };
  isNarrow: boolean;
}

const dashes = [
  [5, 4],
  [2, 3],
  [8, 3],
  [8, 3, 2, 3],
];

/** Lines of visits a day, named at their ends: the domain's own two, and those of rivals. */
export function visitsOption(chart: VisitsChart): EChartsCoreOption {
  return monthLinesOption(linesOf(chart), chart);
}

function linesOf({ points, rivals, tokens, names }: VisitsChart): Line[] {
  const [searchColor = '', adsColor = ''] = tokens.series;
  const search = { name: names.seo, color: searchColor, values: points.map((point) => point.vis) };
  const ads = { name: names.ppc, color: adsColor, values: points.map((point) => point.adtraf) };
  const own = ads.values.some((value) => value > 0) ? [search, ads] : [search];
  const others = rivals.map(({ shortName, colour, values }) => ({
    name: shortName,
    color: tokens.series[colour] ?? '',
    values,
    dash: dashes[(colour - 2) % dashes.length],
  }));
  return [...own, ...others];
}
