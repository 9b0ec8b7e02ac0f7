import { axisLabels } from '../../../server/contract/history-axis.js';
import type { Formats } from '../../i18n/use-format.js';

/** The axes of lines over snapshots: their months below, from edge to edge, and whole numbers in their short form beside. */
export function monthAxes(points: readonly { date: string }[], format: Formats) {
  return {
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: axisLabels(
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
