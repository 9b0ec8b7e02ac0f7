import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';

/** A point's full name, for a tooltip. */
export function monthTitle(point: HistoryPoint | undefined, format: Formats): string {
  if (!point) return '';
  return format.monthLong(Number(point.date.slice(0, 4)), Number(point.date.slice(5, 7)));
}

/** Points of the last so many months up to the newest one: a month may have several, or none. */
export function pointsOfMonths(points: readonly HistoryPoint[], months: number): readonly HistoryPoint[] {
  const newest = points.at(-1);
  if (!newest) return points;
  const first = monthNumber(newest) - months + 1;
  return points.filter((point) => monthNumber(point) >= first);
}

/** Whether there is one point a month, so that their number is one of months. */
export function isMonthly(points: readonly HistoryPoint[]): boolean {
  return new Set(points.map(monthNumber)).size === points.length;
}

/** Months since the year 0. */
function monthNumber({ date }: HistoryPoint): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
