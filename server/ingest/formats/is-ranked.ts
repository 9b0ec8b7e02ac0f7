import type { ImportRecord } from './import-format.js';
import { isNotRanked } from './not-ranked.js';
import { isEmptyCell } from './written-number.js';

/**
 * Whether a record is a result or ad with a position. Without a type, a position such as `not found` makes a record a
 * keyword, and so does an empty one without a URL.
 */
export function isRanked({ type, position, average_position, url }: ImportRecord): boolean {
  const kind = typeof type === 'string' ? type.toLowerCase() : '';
  if (kind !== '') return ['organic', 'ad', 'ads', 'paid'].includes(kind);
  const place = String(position ?? '');
  if (isNotRanked(place)) return false;
  return !isEmptyCell(place) || [average_position, url].some((value) => (value ?? '') !== '');
}
