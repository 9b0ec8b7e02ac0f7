import type { ImportRecord } from './import-format.js';

/** Whether a record is a result or ad with a position. */
export function isRanked({ type, position, average_position, url }: ImportRecord): boolean {
  const kind = typeof type === 'string' ? type.toLowerCase() : '';
  if (kind !== '') return ['organic', 'ad', 'ads', 'paid'].includes(kind);
  return [position, average_position, url].some((value) => (value ?? '') !== '');
}
