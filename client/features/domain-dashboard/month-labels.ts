import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';

/** Names of the points on an axis: short months; days where two points are of one month. */
export function axisLabels(points: readonly HistoryPoint[], format: Formats): string[] {
  const months = points.map(({ date }) => date.slice(0, 7));
  if (new Set(months).size < months.length) return points.map(({ date }) => format.day(date));
  return months.map((month) => format.monthShort(Number(month.slice(0, 4)), Number(month.slice(5))));
}

/** A point's full name, for a tooltip. */
export function monthTitle(point: HistoryPoint | undefined, format: Formats): string {
  if (!point) return '';
  return format.monthLong(Number(point.date.slice(0, 4)), Number(point.date.slice(5, 7)));
}
