import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';

/** Full title of a point for the tooltip. */
export function monthTitle(point: HistoryPoint | undefined, format: Formats): string {
  if (!point) return '';
  return format.monthLong(Number(point.date.slice(0, 4)), Number(point.date.slice(5, 7)));
}

/** Points of the last `months` months, counted from the latest point. A month may have several points or none. */
export function pointsOfMonths(points: readonly HistoryPoint[], months: number): readonly HistoryPoint[] {
  const latest = points.at(-1);
  if (!latest) return points;
  const first = monthNumber(latest) - months + 1;
  return points.filter((point) => monthNumber(point) >= first);
}

/** Whether each month has at most one point, so that counts can be labelled as months. */
export function isMonthly(points: readonly HistoryPoint[]): boolean {
  return new Set(points.map(monthNumber)).size === points.length;
}

/** Months since year 0. */
function monthNumber({ date }: HistoryPoint): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
