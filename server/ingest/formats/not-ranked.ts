import { isEmptyCell } from './written-number.js';

/**
 * Texts in columns of positions that state that the site is not among the checked results, in lower case: `>100`, `100+`,
 * `not found`, `not in top 100`, `вне топ-100`. The syntax suits both JavaScript and RE2.
 */
export const notRankedPattern = [
  '^[>≥] ?[0-9]+$',
  '^[0-9]+ ?[+]$',
  '^not?[ _-](?:found|ranked|ranking|rank|in|within|listed|present|position|results?)(?:[^a-z].*)?$',
  '^un-?ranked$',
  '^(?:out of|outside|beyond|below|over|more than) .*[0-9]+$',
  '^(?:не|вне|нет)[ _-](?:найден|в топ|топ|в поиске|ранжир|вход|позици).*$',
].join('|');

const notRanked = new RegExp(notRankedPattern, 'u');

/** Whether a text states that the site is not among the checked results. A blank text states nothing. */
export function isNotRanked(text: string): boolean {
  return notRanked.test(text.trim().toLowerCase());
}

/**
 * Whether a cell of a rank tracker contains a rank. Blank cells, `-`, `0` and `>100` mean not ranked. Other texts count as
 * ranks, so that the import rejects and reports them.
 */
export function isRank(cell: unknown): boolean {
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  return !isEmptyCell(text) && !isNotRanked(text) && !/^\s*0+(?:[.,]0+)?\s*$/.test(text);
}
