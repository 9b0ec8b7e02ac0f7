import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseKeyword } from '../../../contract/formatting/normalise-keyword.js';

/** Normalizes a line of a list and truncates it; empty if nothing searchable is left. */
export function normaliseLine(line: string): string {
  return normaliseKeyword(line.length > maxLineChars ? line.slice(0, maxLineChars) : line);
}
