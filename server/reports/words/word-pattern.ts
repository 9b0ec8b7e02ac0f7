import { joinWord } from './word-signs.js';

const wordStart = '(?:^|[^\\p{L}\\p{N}])';
const wordEnd = '(?:$|[^\\p{L}\\p{N}])';

/**
 * RE2 pattern that matches any of the words in lower-case text, for words with signs in a text of `joinSigns`. The common
 * prefix precedes the alternatives, so that ClickHouse can skip texts without it.
 */
export function anyWordPattern(words: readonly string[]): string {
  const sorted = words.map(joinWord).sort();
  const prefix = commonPrefix(sorted[0] ?? '', sorted.at(-1) ?? '');
  const suffixes = sorted.map((word) => word.slice(prefix.length));
  return `${wordStart}${prefix}(?:${suffixes.join('|')})${wordEnd}`;
}

/** The common prefix of the first and last sorted word is common to all. */
function commonPrefix(first: string, last: string): string {
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  return first.slice(0, length);
}

/** Word characters of the text index. */
const wordCharacters = 'a-z0-9\\x{80}-\\x{10ffff}';

/**
 * RE2 pattern of adjacent words in order, tokenised like the text index, in lower-case text. Words with signs match in a
 * text of `joinSigns`.
 */
export function phrasePattern(tokens: readonly string[]): string {
  return `(?:^|[^${wordCharacters}])${tokens.map(joinWord).join(`[^${wordCharacters}]+`)}(?:$|[^${wordCharacters}])`;
}
