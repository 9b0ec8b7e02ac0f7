/** Whether each typed word begins a word of the text; ё and е are one letter. */
export function isFoundByWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter((word) => word !== '');
}
