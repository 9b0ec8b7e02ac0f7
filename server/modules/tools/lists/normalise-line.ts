import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseTypedKeyword } from '../../../contract/formatting/normalise-keyword.js';

/**
 * Normalizes a line of a list and truncates it; empty if nothing searchable is left. `language` is that of the database,
 * if the list belongs to one.
 */
export function normaliseLine(line: string, language?: string): string {
  return normaliseTypedKeyword(line.length > maxLineChars ? line.slice(0, maxLineChars) : line, language);
}
