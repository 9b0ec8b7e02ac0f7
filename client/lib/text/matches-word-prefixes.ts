/** Whether every query word is a prefix of a word in the text. Treats ё as е. */
export function matchesWordPrefixes(text: string, query: string): boolean {
  const textWords = splitWords(text);
  return splitWords(query).every((prefix) => textWords.some((word) => word.startsWith(prefix)));
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter((word) => word !== '');
}
