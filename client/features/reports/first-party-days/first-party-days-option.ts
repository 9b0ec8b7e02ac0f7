import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../../components/chart/chart-tooltip.js';
import type { Formats } from '../../../i18n/use-format.js';

/** First-party metrics of a day. */
export interface FirstPartyDay {
  day: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

/** Series names. */
export type FirstPartyMetricNames = Readonly<Record<'clicks' | 'impressions' | 'position', string>>;

interface FirstPartyDaysOptions {
  days: readonly FirstPartyDay[];
  tokens: ChartTokens;
  format: Formats;
  names: FirstPartyMetricNames;
}

/** Indexes in the series colours. */
export const firstPartyMetricColours = { clicks: 0, impressions: 1, position: 2 } as const;

/** Fills missing days without metrics, because a gap is not zero. */
export function fillMissingDays(days: readonly FirstPartyDay[]): { day: string; metrics?: FirstPartyDay }[] {
  const metrics = new Map(days.map((one) => [one.day, one]));
  const [first, last] = [[...metrics.keys()].toSorted()[0], [...metrics.keys()].toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: { day: string; metrics?: FirstPartyDay }[] = [];
  for (const at = new Date(`${first}T00:00:00Z`); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10);
    all.push({ day, metrics: metrics.get(day) });
    if (day >= last) return all;
  }
}

/** Chart options: clicks and impressions with separate axes, and the mean position below on an inverted axis. */
export function firstPartyDaysOption({
  days,
  tokens,
  format,
  names,
}: FirstPartyDaysOptions): EChartsCoreOption {
  const all = fillMissingDays(days);
  const axis = { type: 'category', data: all.map(({ day }) => format.day(day)) } as const;
  const amounts = { type: 'value', minInterval: 1, splitNumber: 3 } as const;
  const short = { axisLabel: { formatter: (value: number) => format.short(value) } };
  const line = (name: keyof FirstPartyMetricNames, axes: object, width = 2) => {
    const color = tokens.series[firstPartyMetricColours[name]] ?? '';
    return {
      name: names[name],
      type: 'line',
      data: all.map(({ metrics }) => metrics?.[name] ?? null),
      showSymbol: all.length === 1,
      lineStyle: { color, width },
      itemStyle: { borderColor: color },
      ...axes,
    };
  };
  const edges = { left: 44, right: 48 };
  return {
    grid: [
      { ...edges, top: 8, height: 140 },
      { ...edges, top: 172, height: 64 },
    ],
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [
      { ...axis, gridIndex: 0, boundaryGap: false, axisLabel: { show: false } },
      { ...axis, gridIndex: 1, boundaryGap: false, axisLabel: { hideOverlap: true } },
    ],
    yAxis: [
      { ...amounts, ...short, gridIndex: 0 },
      { ...amounts, ...short, gridIndex: 0, splitLine: { show: false } },
      { type: 'value', gridIndex: 1, inverse: true, min: 1, minInterval: 1, splitNumber: 2 },
    ],
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: readonly { dataIndex: number }[]) => {
        const { day = '', metrics } = all[hovered[0]?.dataIndex ?? 0] ?? {};
        const row = (name: keyof FirstPartyMetricNames, value: string) => ({
          name: names[name],
          color: tokens.series[firstPartyMetricColours[name]] ?? '',
          value,
        });
        return tooltipContent(format.day(day), [
          row('clicks', format.integer(metrics?.clicks)),
          row('impressions', format.integer(metrics?.impressions)),
          row('position', format.decimal(metrics?.position, 1)),
        ]);
      },
    },
    series: [
      line('impressions', { xAxisIndex: 0, yAxisIndex: 1 }, 1.5),
      line('clicks', {
        xAxisIndex: 0,
        yAxisIndex: 0,
        areaStyle: { color: tokens.series[firstPartyMetricColours.clicks], opacity: 0.08 },
      }),
      line('position', { xAxisIndex: 1, yAxisIndex: 2 }),
    ],
  };
}
