/** A line of a search: a phrase, and words that its keywords must not hold. */
export interface SearchLine {
  phrase: string;
  negatives: string[];
}

/**
 * Reads the lines of a search as people write them: `tent -cheap` is a phrase with a minus word, a line of minus words alone
 * holds for all phrases. A minus within a word is part of it.
 */
export function readSearchLines(texts: readonly string[]): { lines: SearchLine[]; common: string[] } {
  const lines = texts.map(readLine);
  return {
    lines: lines.filter(({ phrase }) => phrase !== ''),
    common: lines.flatMap(({ phrase, negatives }) => (phrase === '' ? negatives : [])),
  };
}

function readLine(text: string): SearchLine {
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  const isNegative = (part: string) => /^-[^-]/u.test(part);
  return {
    phrase: parts.filter((part) => !isNegative(part)).join(' '),
    negatives: parts.filter(isNegative).map((part) => part.slice(1)),
  };
}
