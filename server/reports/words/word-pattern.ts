const wordStart = '(?:^|[^\\p{L}\\p{N}])';
const wordEnd = '(?:$|[^\\p{L}\\p{N}])';

/**
 * RE2 pattern that finds one of some words, whole, in a text in lower case. What all of them begin with stands before the
 * choice: the store passes over texts that do not hold it without trying the pattern.
 */
export function anyWordPattern(words: readonly string[]): string {
  const sorted = [...words].sort();
  const prefix = commonPrefix(sorted[0] ?? '', sorted.at(-1) ?? '');
  const suffixes = sorted.map((word) => word.slice(prefix.length));
  return `${wordStart}${prefix}(?:${suffixes.join('|')})${wordEnd}`;
}

/** Of the first and the last in order; what these share, those between them share. */
function commonPrefix(first: string, last: string): string {
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  return first.slice(0, length);
}

/** Signs of a word, to the index. */
const wordCharacters = 'a-z0-9\\x{80}-\\x{10ffff}';

/** RE2 pattern of words in their order, side by side, as the text index parts them, in a text in lower case. */
export function phrasePattern(tokens: readonly string[]): string {
  return `(?:^|[^${wordCharacters}])${tokens.join(`[^${wordCharacters}]+`)}(?:$|[^${wordCharacters}])`;
}
