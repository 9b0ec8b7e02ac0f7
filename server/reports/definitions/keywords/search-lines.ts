/** A search line: a phrase and its negative keywords. */
export interface SearchLine {
  phrase: string;
  negatives: string[];
}

/**
 * Parses search lines: `tent -cheap` is a phrase with a negative keyword, and a line with only negative keywords
 * applies to all phrases. A hyphen within a word belongs to the word.
 */
export function parseSearchLines(texts: readonly string[]): {
  lines: SearchLine[];
  commonNegatives: string[];
} {
  const lines = texts.map(parseSearchLine);
  return {
    lines: lines.filter(({ phrase }) => phrase !== ''),
    commonNegatives: lines.flatMap(({ phrase, negatives }) => (phrase === '' ? negatives : [])),
  };
}

function parseSearchLine(text: string): SearchLine {
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  const isNegative = (part: string) => /^-[^-]/u.test(part);
  return {
    phrase: parts.filter((part) => !isNegative(part)).join(' '),
    negatives: parts.filter(isNegative).map((part) => part.slice(1)),
  };
}
