import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseListLine } from '../../../contract/tools/text-lines.js';

/** Normalizes a line of a list and truncates it; empty if nothing searchable is left. */
export function normaliseLine(line: string): string {
  return normaliseListLine(line.length > maxLineChars ? line.slice(0, maxLineChars) : line);
}
