import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';

/** A point's full name, for a tooltip. */
export function monthTitle(point: HistoryPoint | undefined, format: Formats): string {
  if (!point) return '';
  return format.monthLong(Number(point.date.slice(0, 4)), Number(point.date.slice(5, 7)));
}
