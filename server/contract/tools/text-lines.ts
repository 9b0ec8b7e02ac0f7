import { normaliseKeyword } from '../normalise-keyword.js';

/** Lines of a text, whatever ends them. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** What a list of lines holds. */
export interface CountedLines {
  /** Lines that hold something. */
  filled: number;
  /** Filled lines that say the same as one before them; case and blanks do not count. */
  repeated: number;
  /** Lines between others that hold nothing, and those at the end but the last. */
  blank: number;
  /** Number of the line, from 0, that a repeated one says again, by its own number. */
  sameAs: ReadonlyMap<number, number>;
}

/** Counts the lines of a text as the tools read them. */
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
  // Behind the last line's end nothing begins.
  if (normaliseKeyword(lines.at(-1) ?? '') === '') blank -= 1;
  return { filled: first.size + sameAs.size, repeated: sameAs.size, blank, sameAs };
}

/** How many of some lines, by their numbers from 0, say what no line before them said. */
export function countDifferent(lines: Iterable<number>, { sameAs }: Pick<CountedLines, 'sameAs'>): number {
  return [...lines].filter((line) => !sameAs.has(line)).length;
}
