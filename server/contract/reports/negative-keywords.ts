/**
 * Splits lists of negative keywords as people paste them: one per line, or separated by commas or semicolons, with or
 * without a leading minus sign. Blank entries are dropped.
 */
export function splitNegativeKeywords(lists: readonly string[]): string[] {
  return lists
    .flatMap((list) => list.split(/[\r\n,;]/))
    .map((entry) => entry.trim().replace(/^[-–−]+\s*/u, ''))
    .filter((entry) => entry !== '');
}
