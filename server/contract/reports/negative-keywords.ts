import { stripMatchOperators } from '../formatting/normalise-keyword.js';

/**
 * Splits lists of negative keywords as people paste them: one per line, or separated by commas or semicolons, with or
 * without a leading minus sign and match type operators. Blank entries are dropped.
 */
export function splitNegativeKeywords(lists: readonly string[]): string[] {
  return lists
    .flatMap((list) => list.split(/[\r\n,;]/))
    .map((entry) => stripMatchOperators(entry.trim().replace(/^[-–−]+\s*/u, '')))
    .filter((entry) => entry !== '');
}
