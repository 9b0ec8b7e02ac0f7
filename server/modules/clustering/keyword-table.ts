import { linesOf } from '../../contract/tools/text-lines.js';
import type { GivenKeyword } from '../../ingest/clustering/keyword-rows.js';
import { parseCsvLines } from '../../ingest/formats/header-line.js';
import { recogniseFormat, type RecognisedTable } from '../../ingest/formats/recognise-format.js';

/** Where the keyword, its volume and its exact volume stand in a row; -1 for what is not there. */
type Columns = [word: number, ws: number, wsk: number];

/** Characters that a format is told by. */
const headLength = 256 * 1024;

/** The rows of a keyword file: of a table with a head, whoever wrote it; else of a list with a keyword on each line. */
export function keywordRowsOf(text: string, fileName: string): GivenKeyword[] {
  return ownTable(text) ?? knownTable(text, fileName) ?? plainList(text);
}

const words = /^(keyword|keywords|phrase|query|фраза|фразы|запрос|запросы|ключевое слово|ключевая фраза)$/i;
const broad =
  /^(search volume|volume|ws|avg\. monthly searches|частотность|базовая частотность|показов в месяц)$/i;
const exact =
  /^(exact search volume|exact volume|exact|wsk|точная частотность|частотность "!"|"!частотность")$/i;

/** Signs that part cells, the likelier first. */
const signs = ['\t', ';', ','] as const;

/** A table whose first line names a column of keywords; the sign that parts its head parts all of it. */
function ownTable(text: string): GivenKeyword[] | undefined {
  const [first = '', ...rest] = linesOf(text.replace(/^\ufeff/, ''));
  const sign = signs.find((one) => first.includes(one));
  const head = cellsOf(first, sign).map((cell) => cell.trim());
  const at = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell));
  const columns: Columns = [at(words), at(broad), at(exact)];
  return columns[0] === -1 ? undefined : rest.map((line) => rowOf(cellsOf(line, sign), columns));
}

/** A table of another tool that an import knows, as exports of keywords. */
function knownTable(text: string, fileName: string): GivenKeyword[] | undefined {
  const head = { name: fileName, text: text.slice(0, headLength), whole: text.length <= headLength };
  const known = recogniseFormat(head);
  if (!known || !('head' in known)) return undefined;
  const columns = columnsOf(known);
  // A list of keywords may hold the word "keyword" too: a table has more than one column.
  if (columns[0] === -1 || known.head.names.length < 2) return undefined;
  const lines = parseCsvLines(text, known.delimiter, { count: Number.MAX_SAFE_INTEGER });
  return lines.slice(known.headerRecords).map(({ values }) => rowOf(values, columns));
}

function columnsOf({ format, head }: RecognisedTable): Columns {
  const at = (field: string) =>
    head.names.findIndex((name) => (format.columns[name] ?? format.otherColumns?.(name)) === field);
  return [at('keyword'), at('ws'), at('wsk')];
}

/** Lines of which each is a keyword, if most are not followed by figures alone: then these are its volumes. */
function plainList(text: string): GivenKeyword[] {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const sign = signs.find((one) => {
    const followed = lines.filter((line) => cellsOf(line, one).slice(1, 2).some(isVolume));
    return followed.length * 2 > lines.length;
  });
  return lines.map((line) => rowOf(cellsOf(line, sign), [0, 1, 2]));
}

function rowOf(cells: readonly string[], [word, ws, wsk]: Columns): GivenKeyword {
  return { word: cells[word] ?? '', ws: volumeOf(cells[ws]), wsk: volumeOf(cells[wsk]) };
}

/** Cells of a line; the whole line where nothing parts it. */
function cellsOf(line: string, sign: string | undefined): string[] {
  if (sign === undefined) return [wholeOf(line)];
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const plain = quoted ? quoted[0] : rest.split(sign, 1).join('');
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain.trim());
    rest = rest.slice(plain.length);
    if (!rest.startsWith(sign)) return cells;
    rest = rest.slice(1);
  }
}

/** A line as one cell, without quotes around it. */
function wholeOf(line: string): string {
  const quoted = /^"(.*)"$/.exec(line.trim());
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"') : line.trim();
}

const isVolume = (cell: string): boolean => /^\d[\d\s.,]*$/.test(cell.trim());

/** A volume as people and tools write it: `12 100`, `12,100`, `12.100`, `12100.0`; 0 for what is none. */
function volumeOf(cell: string | undefined): number {
  const digits = (cell ?? '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}
