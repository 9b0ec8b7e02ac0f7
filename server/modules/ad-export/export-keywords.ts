/** Maximum words and characters of a keyword in an editor. */
interface KeywordLimit {
  words: number;
  length: number;
}

/** Strips characters that editors reject; undefined if nothing is left or a limit is exceeded. */
export function toExportedKeyword(word: string, { words, length }: KeywordLimit): string | undefined {
  const cleanWords = word
    .replace(/[^\p{L}\p{N}\s'&.-]/gu, ' ')
    .split(/\s+/)
    .map((part) => part.replace(/^[-.'&]+|[-.'&]+$/g, ''))
    .filter((part) => part !== '');
  const text = cleanWords.join(' ');
  return text === '' || cleanWords.length > words || text.length > length ? undefined : text;
}

/** Whether a keyword contains all words of a negative keyword. */
export function isExcluded(keyword: string, negativeKeywords: readonly string[]): boolean {
  const keywordWords = new Set(keyword.toLowerCase().split(' '));
  return negativeKeywords.some((phrase) => phrase.split(' ').every((word) => keywordWords.has(word)));
}
