import type { EChartsCoreOption } from 'echarts/core';
import {
  getAdVisits,
  estimatedVisits,
  lineColourIndexes,
} from '../../../server/contract/reports/domain-history.js';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';
import { type Line, monthLinesOption } from './month-lines-option.js';
import type { CompetitorLine } from './competitor-lines.js';

interface VisitsChart {
  points: readonly HistoryPoint[];
  competitors: readonly CompetitorLine[];
  tokens: ChartTokens;
  format: Formats;
  names: { seo: string; ppc: string };
  isNarrow: boolean;
}

const dashPatterns = [
  [5, 4],
  [2, 3],
  [8, 3],
  [8, 3, 2, 3],
];

/** Line chart of daily visits with labels at the line ends: two lines of the domain, and those of competitors. */
export function visitsOption(chart: VisitsChart): EChartsCoreOption {
  return monthLinesOption(createLines(chart), chart);
}

function createLines({ points, competitors, tokens, names }: VisitsChart): Line[] {
  const colorAt = (index: number) => tokens.series[index] ?? '';
  const organicLine = {
    name: names.seo,
    color: colorAt(lineColourIndexes.search),
    values: points.map(estimatedVisits),
  };
  const adVisitCounts = getAdVisits(points);
  const adLines = adVisitCounts
    ? [{ name: names.ppc, color: colorAt(lineColourIndexes.ads), values: adVisitCounts }]
    : [];
  const competitorLines = competitors.map(({ shortName, colour, values }) => ({
    name: shortName,
    color: colorAt(colour),
    values,
    dash: dashPatterns[(colour - lineColourIndexes.firstCompetitor) % dashPatterns.length],
  }));
  return [organicLine, ...adLines, ...competitorLines];
}
