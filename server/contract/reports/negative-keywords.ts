import { stripMatchOperators } from '../formatting/normalise-keyword.js';

/** Characters of lists of negative keywords, above the longest valid list. */
export const maxNegativeKeywordsChars = 100_000;

/** Whether lists are too long to be split. */
export function areNegativeKeywordsTooLong(lists: readonly string[]): boolean {
  return lists.reduce((chars, list) => chars + list.length + 1, 0) > maxNegativeKeywordsChars;
}

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
