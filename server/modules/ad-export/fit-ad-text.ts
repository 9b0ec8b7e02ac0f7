/** Limits of an ad editor for one kind of text. Lengths are in characters. */
interface TextLimit {
  length: number;
  /** Maximum word length. */
  word: number;
  /** Maximum texts per ad. */
  maxCount: number;
}

/** Title separators: dashes, bars and dots with blanks, colons and sentence ends. */
const titleBreaks = /\s+[-–—|·•»>]+\s+|\s*[|•·]\s*|:\s+|(?<=[.!?…])\s+/u;
const sentenceEnds = /(?<=[.!?…;])\s+/u;

/** Splits a title into parts and wraps long ones between words. */
export function splitTitle(title: string, limit: TextLimit): string[] {
  const parts = collapseWhitespace(title)
    .split(titleBreaks)
    .flatMap((part) => wrapText(part, limit));
  return uniqueTexts(parts).slice(0, limit.maxCount);
}

/** Splits a text into as many full sentences as fit, and wraps long ones between words. */
export function splitDescription(text: string, limit: TextLimit): string[] {
  const lines: string[] = [];
  for (const sentence of collapseWhitespace(text)
    .split(sentenceEnds)
    .flatMap((part) => wrapText(part, limit))) {
    const lastLine = lines.at(-1);
    const joined = lastLine === undefined ? sentence : `${lastLine} ${sentence}`;
    if (lastLine !== undefined && joined.length <= limit.length) lines[lines.length - 1] = joined;
    else lines.push(sentence);
  }
  return uniqueTexts(lines).slice(0, limit.maxCount);
}

/** Fills up texts from candidates to the minimum number. */
export function fillUpTo(
  min: number,
  texts: readonly string[],
  candidates: readonly string[],
  limit: TextLimit,
): string[] {
  const combined = uniqueTexts([
    ...texts,
    ...candidates.flatMap((text) => wrapText(collapseWhitespace(text), limit).slice(0, 1)),
  ]);
  return combined.slice(0, Math.max(texts.length, min));
}

/** Collapses whitespace. */
function collapseWhitespace(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * Wraps text into lines of whole words and truncates long words. Strips leading formula characters and trailing
 * separators.
 */
function wrapText(text: string, { length, word: maxWordLength }: TextLimit): string[] {
  const lines: string[] = [];
  for (const token of text.trim().split(' ')) {
    const word = token.slice(0, Math.min(maxWordLength, length));
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && lastLine.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${lastLine} ${word}`;
    } else if (word !== '') lines.push(word);
  }
  return lines
    .map((line) => line.replace(/^[\s=+@–—＝＋－＠-]+|[\s,;:–—-]+$/gu, ''))
    .filter((line) => line !== '');
}

/** Removes case-insensitive duplicates and preserves order. */
function uniqueTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
