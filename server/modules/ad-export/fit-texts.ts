/** What an editor takes of a text. Lengths in characters. */
interface TextLimit {
  length: number;
  /** Longest word. */
  word: number;
  /** Texts of one ad. */
  maxTexts: number;
}

/** Between parts of a title: dashes, bars and dots with blanks, colons, ends of sentences. */
const titleBreaks = /\s+[-–—|·•»>]+\s+|\s*[|•·]\s*|:\s+|(?<=[.!?…])\s+/u;
const sentenceEnds = /(?<=[.!?…;])\s+/u;

/** Titles of an ad that an editor takes: the title's parts, each cut between words where it is still too long. */
export function titlesOf(title: string, limit: TextLimit): string[] {
  const parts = clean(title)
    .split(titleBreaks)
    .flatMap((part) => wrapText(part, limit));
  return unique(parts).slice(0, limit.maxTexts);
}

/** Texts of an ad that an editor takes: as many whole sentences as fit in each, else cut between words. */
export function descriptionsOf(text: string, limit: TextLimit): string[] {
  const lines: string[] = [];
  for (const sentence of clean(text)
    .split(sentenceEnds)
    .flatMap((part) => wrapText(part, limit))) {
    const last = lines.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    if (last !== undefined && joined.length <= limit.length) lines[lines.length - 1] = joined;
    else lines.push(sentence);
  }
  return unique(lines).slice(0, limit.maxTexts);
}

/** The same texts with more from elsewhere, until there are as many as an editor needs. */
export function fillUpTo(
  min: number,
  texts: readonly string[],
  candidates: readonly string[],
  limit: TextLimit,
): string[] {
  const combined = unique([
    ...texts,
    ...candidates.flatMap((text) => wrapText(clean(text), limit).slice(0, 1)),
  ]);
  return combined.slice(0, Math.max(texts.length, min));
}

/** A text in single blanks. */
function clean(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * A text in lines of whole words; a word that is longer than allowed is cut. No line begins with a sign that a spreadsheet
 * would read a formula by, nor ends with one that joins it to the next.
 */
function wrapText(text: string, { length, word: maxWordLength }: TextLimit): string[] {
  const lines: string[] = [];
  for (const token of text.trim().split(' ')) {
    const word = token.slice(0, Math.min(maxWordLength, length));
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else if (word !== '') lines.push(word);
  }
  return lines
    .map((line) => line.replace(/^[\s=+@–—＝＋－＠-]+|[\s,;:–—-]+$/gu, ''))
    .filter((line) => line !== '');
}

/** Each text once, as it came first, whatever the case of its letters. */
function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
