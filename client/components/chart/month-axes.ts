import { formatAxisLabels } from '../../../server/contract/reports/history-axis.js';
import type { Formats } from '../../i18n/use-format.js';

/** Axes of snapshot charts: months on the x-axis, abbreviated integers on the y-axis. */
export function monthAxes(points: readonly { date: string }[], format: Formats) {
  return {
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: formatAxisLabels(
        points.map(({ date }) => date),
        format.language,
      ),
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      axisLabel: { formatter: (value: number) => format.short(value) },
    },
  } as const;
}
