import { formatInteger } from '../../contract/formatting/format-number.js';
import type { Language } from '../../contract/language/localised.js';
import type { Change } from '../pdf/drawing/document-parts.js';

/** Signed difference of two values. */
export function formatChange(
  current: number,
  previous: number | undefined,
  language: Language,
): Change | null {
  if (previous === undefined) return null;
  const difference = current - previous;
  if (difference === 0) return { text: '–', direction: 'none' };
  return { text: formatInteger(Math.abs(difference), language), direction: difference > 0 ? 'up' : 'down' };
}
