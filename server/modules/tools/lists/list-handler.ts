// Runs in file reader processes.
import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseLine } from './normalise-line.js';

/** Request for the lines of a list. */
export interface ListRequest {
  /** Lines to return. Further lines are only counted. */
  maxLines: number;
  /** Language of the database. */
  language?: string | undefined;
}

/** Part of a list. */
export interface ListPiece {
  lines: string[];
  /** Lines that are not blank so far. */
  count: number;
}

/** Lines per piece of the result. */
const linesPerPiece = 20_000;

/** Yields the lines of an uploaded list as normalized keywords, without blank ones. The pieces are JSON. */
export async function* read(
  { maxLines, language }: ListRequest,
  upload: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let count = 0;
  const takePiece = (): Buffer => {
    const piece: ListPiece = { lines, count };
    lines = [];
    return Buffer.from(JSON.stringify(piece));
  };
  for await (const line of splitLines(upload)) {
    const keyword = normaliseLine(line, language);
    if (keyword === '') continue;
    if (++count <= maxLines) lines.push(keyword);
    if (lines.length === linesPerPiece) yield takePiece();
  }
  yield takePiece();
}

/** Splits UTF-8 at any line ending. Blank lines may be added, and lines may be truncated. */
async function* splitLines(upload: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const chunk of upload) {
    const lines = (pending + decoder.decode(chunk, { stream: true })).split(/\r\n?|\n/);
    pending = (lines.pop() ?? '').slice(0, maxLineChars);
    yield* lines;
  }
  yield pending + decoder.decode();
}
