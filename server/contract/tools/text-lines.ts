import { normaliseTypedKeyword } from '../formatting/normalise-keyword.js';

/** Splits a text at any line ending. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** Statistics of a list of lines. */
export interface CountedLines {
  /** Lines with content. */
  nonBlank: number;
  /** Lines that repeat an earlier one, ignoring case and whitespace. */
  repeated: number;
  /** Blank lines, without the one after a final line ending. */
  blank: number;
  /** Maps the line of each repetition to the line of the first occurrence. Both count from 0. */
  firstOccurrenceByLine: ReadonlyMap<number, number>;
}

/** Counts lines with the rules of the list tools. */
export function countLines(text: string): CountedLines {
  const firstOccurrenceByLine = new Map<number, number>();
  const lineByKeyword = new Map<string, number>();
  const lines = splitLines(text);
  let blank = 0;
  for (const [index, line] of lines.entries()) {
    const normalised = normaliseTypedKeyword(line);
    if (normalised === '') {
      blank += 1;
      continue;
    }
    const firstLine = lineByKeyword.get(normalised);
    if (firstLine === undefined) lineByKeyword.set(normalised, index);
    else firstOccurrenceByLine.set(index, firstLine);
  }
  // A final line ending does not start a line.
  if (normaliseTypedKeyword(lines.at(-1) ?? '') === '') blank -= 1;
  return {
    nonBlank: lineByKeyword.size + firstOccurrenceByLine.size,
    repeated: firstOccurrenceByLine.size,
    blank,
    firstOccurrenceByLine,
  };
}

/** Counts the lines (indexes from 0) that do not repeat an earlier line. */
export function countDistinct(
  lines: Iterable<number>,
  { firstOccurrenceByLine }: Pick<CountedLines, 'firstOccurrenceByLine'>,
): number {
  return [...lines].filter((line) => !firstOccurrenceByLine.has(line)).length;
}
