import { splitLines } from '../../contract/tools/text-lines.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import {
  parseCsvLines,
  type RecognisedFormat,
  type RecognisedTable,
} from '../../ingest/formats/recognise-format.js';
import type { ImportRecord, JsonObject } from '../../ingest/formats/import-format.js';
import { isObject } from '../../ingest/formats/json-reading.js';
import { rowMapper } from '../../ingest/formats/describe-columns.js';
import { createReadPlan, type ReadPlan, type TableNames } from '../../ingest/formats/read-plan.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

/** Column indexes of keyword, volume and exact volume; -1 if missing. */
type Columns = [word: number, ws: number, wsk: number];

/** Characters inspected to detect the format. */
const sniffLength = 256 * 1024;

/** Parses a keyword file: a table with headers, JSON objects, or a plain list. */
export function parseKeywordRows(text: string, names: TableNames): KeywordInput[] {
  return parseKeywordTable(text, names) ?? parseKeywordList(text);
}

/** Parses a recognized table or JSON objects. Undefined if unrecognized; empty without keywords. */
export function parseKeywordTable(text: string, names: TableNames): KeywordInput[] | undefined {
  const nativeRows = parseNativeTable(text);
  if (nativeRows?.some(({ ws }) => ws > 0)) return nativeRows;
  const recognisedRows = parseRecognised(text, names);
  // Prefer the importer if only it finds volumes: it knows other column names and number formats.
  return recognisedRows?.some(({ ws }) => ws > 0) ? recognisedRows : (nativeRows ?? recognisedRows);
}

const keywordHeaderPattern =
  /^(keyword|keywords|phrase|query|фраза|фразы|запрос|запросы|ключевое слово|ключевая фраза)$/i;
const volumeHeaderPattern =
  /^(search volume|volume|ws|avg\. monthly searches|частотность|базовая частотность|показов в месяц)$/i;
const exactVolumeHeaderPattern =
  /^(exact search volume|exact volume|exact|wsk|точная частотность|частотность "!"|"!частотность")$/i;

/** Cell delimiters, most likely first. */
const delimiters = ['\t', ';', ','] as const;

/** Parses a table whose first line names a keyword column. All rows use the delimiter of the header. */
function parseNativeTable(text: string): KeywordInput[] | undefined {
  const [headerLine = '', ...dataLines] = splitLines(text.replace(/^\ufeff/, ''));
  const delimiter = delimiters.find((candidate) => headerLine.includes(candidate));
  const headers = splitCells(headerLine, delimiter).map((cell) => cell.trim());
  const columnIndex = (pattern: RegExp) => headers.findIndex((cell) => pattern.test(cell));
  const columns: Columns = [
    columnIndex(keywordHeaderPattern),
    columnIndex(volumeHeaderPattern),
    columnIndex(exactVolumeHeaderPattern),
  ];
  return columns[0] === -1 ? undefined : dataLines.map((line) => toRow(splitCells(line, delimiter), columns));
}

/** Parses a table or JSON objects with the formats of the importer. */
function parseRecognised(text: string, names: TableNames): KeywordInput[] | undefined {
  const source = {
    head: Buffer.from(text.slice(0, sniffLength)),
    headIsComplete: text.length <= sniffLength,
  };
  const plan = createReadPlan(names, source);
  if (!plan) return undefined;
  const { recognised } = plan;
  // A plain list may contain the word "keyword", so require a second column.
  if ('head' in recognised && recognised.head.names.length < 2) return undefined;
  const records =
    'head' in recognised ? tableRecords(text, recognised, plan) : objectRecords(text, recognised);
  return [...records].flatMap(({ keyword, ws, wsk }) =>
    typeof keyword === 'string' && keyword !== ''
      ? [{ word: keyword, ws: parseVolume(toText(ws)), wsk: parseVolume(toText(wsk)) }]
      : [],
  );
}

function* tableRecords(
  text: string,
  { delimiter, headerRecords, head: headers }: RecognisedTable,
  { fields, reader }: ReadPlan,
): Generator<ImportRecord> {
  const rowFrom = rowMapper(headers, fields);
  const lines = parseCsvLines(text, delimiter, { count: Number.MAX_SAFE_INTEGER, header: headerRecords - 1 });
  for (const { values } of lines.slice(headerRecords)) {
    const row = rowFrom(values);
    yield* reader ? reader.row(row) : [row.record];
  }
  yield* reader?.end?.() ?? [];
}

function* objectRecords(
  text: string,
  { format }: Exclude<RecognisedFormat, RecognisedTable>,
): Generator<ImportRecord> {
  for (const object of parseObjects(text)) {
    yield* format.kind === 'json' ? format.records(object) : [object];
  }
}

/** Parses JSON objects: one object, an array, or one per line. Invalid lines are skipped. */
function parseObjects(text: string): JsonObject[] {
  const document = parseJson(text);
  const values =
    document === undefined
      ? splitLines(text).map(parseJson)
      : Array.isArray(document)
        ? document
        : [document];
  return values.filter(isObject);
}

const toText = (value: ImportRecord['ws']): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses comma-separated lines: the keyword, then optional volumes. */
export function parseKeywordCells(text: string): KeywordInput[] {
  return splitLines(text).map((line) => toRow(splitCells(line, ','), [0, 1, 2]));
}

/** Parses one keyword per line. If most lines have a numeric second cell, it is the volume. */
export function parseKeywordList(text: string): KeywordInput[] {
  const lines = splitLines(text).filter((line) => line.trim() !== '');
  const delimiter = delimiters.find((candidate) => {
    const withVolumes = lines.filter((line) => splitCells(line, candidate).slice(1, 2).some(isVolume));
    return withVolumes.length * 2 > lines.length;
  });
  return lines.map((line) => toRow(splitCells(line, delimiter), [0, 1, 2]));
}

function toRow(cells: readonly string[], [word, ws, wsk]: Columns): KeywordInput {
  return { word: cells[word] ?? '', ws: parseVolume(cells[ws]), wsk: parseVolume(cells[wsk]) };
}

/** Splits a line into cells; one cell without a delimiter. */
function splitCells(line: string, delimiter: string | undefined): string[] {
  if (delimiter === undefined) return [singleCell(line)];
  const cells: string[] = [];
  let remaining = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(remaining);
    const plain = quoted ? quoted[0] : remaining.split(delimiter, 1).join('');
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain.trim());
    remaining = remaining.slice(plain.length);
    if (!remaining.startsWith(delimiter)) return cells;
    remaining = remaining.slice(1);
  }
}

/** Reads the line as one cell, without surrounding quotes. */
function singleCell(line: string): string {
  const quoted = /^"(.*)"$/.exec(line.trim());
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"') : line.trim();
}

const isVolume = (cell: string): boolean => /^\d[\d\s.,]*$/.test(cell.trim());

/** Parses a volume such as `12 100`, `12,100`, `12.100` or `12100.0`; 0 if it is not a number. */
function parseVolume(cell: string | undefined): number {
  const digits = (cell ?? '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}
