import { normaliseKeyword } from '../normalise-keyword.js';

/** Splits a text at any line ending. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** Statistics of a list of lines. */
export interface CountedLines {
  /** Lines with content. */
  filled: number;
  /** Lines that repeat an earlier one, ignoring case and whitespace. */
  repeated: number;
  /** Empty lines, without a trailing one. */
  blank: number;
  /** Line number of the first occurrence by the number of the repetition, from 0. */
  sameAs: ReadonlyMap<number, number>;
}

/** Counts lines with the rules of the list tools. */
export function countLines(text: string): CountedLines {
  const sameAs = new Map<number, number>();
  const first = new Map<string, number>();
  const lines = linesOf(text);
  let blank = 0;
  for (const [at, line] of lines.entries()) {
    const normalised = normaliseKeyword(line);
    if (normalised === '') {
      blank += 1;
      continue;
    }
    const before = first.get(normalised);
    if (before === undefined) first.set(normalised, at);
    else sameAs.set(at, before);
  }
  // A final line ending does not start a line.
  if (normaliseKeyword(lines.at(-1) ?? '') === '') blank -= 1;
  return { filled: first.size + sameAs.size, repeated: sameAs.size, blank, sameAs };
}

/** Number of the given lines (from 0) that are first occurrences. */
export function countDifferent(lines: Iterable<number>, { sameAs }: Pick<CountedLines, 'sameAs'>): number {
  return [...lines].filter((line) => !sameAs.has(line)).length;
}
