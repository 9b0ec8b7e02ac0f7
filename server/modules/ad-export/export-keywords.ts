/** What an editor takes of a keyword. */
interface KeywordLimit {
  words: number;
  /** Characters. */
  length: number;
}

/** A keyword without the signs that editors refuse; undefined where nothing is left, or more than they take. */
export function exportedKeyword(word: string, { words, length }: KeywordLimit): string | undefined {
  const cleanWords = word
    .replace(/[^\p{L}\p{N}\s'&.-]/gu, ' ')
    .split(/\s+/)
    .map((part) => part.replace(/^[-.'&]+|[-.'&]+$/g, ''))
    .filter((part) => part !== '');
  const text = cleanWords.join(' ');
  return text === '' || cleanWords.length > words || text.length > length ? undefined : text;
}

/** Whether a keyword holds every word of one of the minus phrases, which would keep it from being shown. */
export function isExcluded(keyword: string, negativeKeywords: readonly string[]): boolean {
  const keywordWords = new Set(keyword.toLowerCase().split(' '));
  return negativeKeywords.some((phrase) => phrase.split(' ').every((word) => keywordWords.has(word)));
}
