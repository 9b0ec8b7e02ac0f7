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

/** Translated series names. */
export type FirstPartyMetricNames = Readonly<Record<'clicks' | 'impressions' | 'position', string>>;

interface FirstPartyDaysOptions {
  days: readonly FirstPartyDay[];
  tokens: ChartTokens;
  format: Formats;
  names: FirstPartyMetricNames;
}

/** Index of each metric in the series colours of the theme. */
export const firstPartyMetricColours = { clicks: 0, impressions: 1, position: 2 } as const;

/** Adds the missing days with empty metrics, so that the chart shows a gap instead of zero. */
export function fillMissingDays(days: readonly FirstPartyDay[]): { day: string; metrics?: FirstPartyDay }[] {
  const metrics = new Map(days.map((dayMetrics) => [dayMetrics.day, dayMetrics]));
  const [first, last] = [[...metrics.keys()].toSorted()[0], [...metrics.keys()].toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const filledDays: { day: string; metrics?: FirstPartyDay }[] = [];
  for (const date = new Date(`${first}T00:00:00Z`); ; date.setUTCDate(date.getUTCDate() + 1)) {
    const day = date.toISOString().slice(0, 10);
    filledDays.push({ day, metrics: metrics.get(day) });
    if (day >= last) return filledDays;
  }
}

/** Chart options: clicks and impressions with separate axes, and the mean position below on an inverted axis. */
export function firstPartyDaysOption({
  days,
  tokens,
  format,
  names,
}: FirstPartyDaysOptions): EChartsCoreOption {
  const filledDays = fillMissingDays(days);
  const dayAxis = { type: 'category', data: filledDays.map(({ day }) => format.day(day)) } as const;
  const countAxis = { type: 'value', minInterval: 1, splitNumber: 3 } as const;
  const shortLabels = { axisLabel: { formatter: (value: number) => format.short(value) } };
  const createSeries = (name: keyof FirstPartyMetricNames, axes: object, width = 2) => {
    const color = tokens.series[firstPartyMetricColours[name]] ?? '';
    return {
      name: names[name],
      type: 'line',
      data: filledDays.map(({ metrics }) => metrics?.[name] ?? null),
      showSymbol: filledDays.length === 1,
      lineStyle: { color, width },
      itemStyle: { borderColor: color },
      ...axes,
    };
  };
  const margins = { left: 44, right: 48 };
  return {
    grid: [
      { ...margins, top: 8, height: 140 },
      { ...margins, top: 172, height: 64 },
    ],
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [
      { ...dayAxis, gridIndex: 0, boundaryGap: false, axisLabel: { show: false } },
      { ...dayAxis, gridIndex: 1, boundaryGap: false, axisLabel: { hideOverlap: true } },
    ],
    yAxis: [
      { ...countAxis, ...shortLabels, gridIndex: 0 },
      { ...countAxis, ...shortLabels, gridIndex: 0, splitLine: { show: false } },
      { type: 'value', gridIndex: 1, inverse: true, min: 1, minInterval: 1, splitNumber: 2 },
    ],
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: readonly { dataIndex: number }[]) => {
        const { day = '', metrics } = filledDays[hovered[0]?.dataIndex ?? 0] ?? {};
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
      createSeries('impressions', { xAxisIndex: 0, yAxisIndex: 1 }, 1.5),
      createSeries('clicks', {
        xAxisIndex: 0,
        yAxisIndex: 0,
        areaStyle: { color: tokens.series[firstPartyMetricColours.clicks], opacity: 0.08 },
      }),
      createSeries('position', { xAxisIndex: 1, yAxisIndex: 2 }),
    ],
  };
}
