import type { CsvFormat, FileHead, JsonFormat, LinesFormat, TableHead } from './import-format.js';
import { importFormats } from './import-formats.js';
import { isObject } from './json-reading.js';
import { normaliseColumnName } from './tidy-name.js';
import { CsvScanner } from '../source/csv-scanner.js';
import { csvValues } from '../source/csv-values.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

/** A recognised table with the location of its header. */
export interface RecognisedTable {
  format: CsvFormat;
  delimiter: string;
  /** Number of records up to and including the header. */
  headerRecords: number;
  /** Line of the header in the file, from 1. */
  headerLine: number;
  head: TableHead;
}

/** Recognised format of a file. */
export type RecognisedFormat =
  | RecognisedTable
  | { format: JsonFormat; /** Whether each line is a separate value. */ byLine: boolean }
  | { format: LinesFormat };

/** Whether first-party rows also yield positions; then only the first-party row counts as a record. */
export function alsoYieldsPosition(recognised: RecognisedFormat): boolean {
  return 'alsoYieldsPosition' in recognised.format && recognised.format.alsoYieldsPosition === true;
}

const maxPreambleLines = 12;
/** Rows available to a reader before it starts. */
const maxHeadRows = 2000;

const delimiters = [',', ';', '\t', '|'] as const;

/** Recognises the format from the first bytes, or returns undefined. */
export function recogniseFormat(head: FileHead): RecognisedFormat | undefined {
  return looksLikeJson(head.text) ? recogniseJson(head.text) : recogniseCsv(head);
}

/** Whether the text starts like JSON. A column name such as `[!Wordstat]` is not JSON. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{|\[\s*(?:[[{"\]\d-]|true|false|null|$))/.test(text);
}

function recogniseJson(text: string): RecognisedFormat | undefined {
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const firstValue = parseJson(firstLine);
  // A non-object line among objects is rejected on its own and does not change the format.
  const byLine = isObject(firstValue);
  const keys = extractKeys(byLine ? firstLine : text);
  const lineKeys = new Set(byLine ? Object.keys(firstValue) : []);
  const format = importFormats.find(
    (candidate) =>
      candidate.kind !== 'csv' && candidate.recognises(candidate.kind === 'lines' ? lineKeys : keys),
  );
  if (format?.kind === 'lines') return byLine ? { format } : undefined;
  return format?.kind === 'json' ? { format, byLine } : undefined;
}

/** Keys at any depth of a truncated or multi-line value. */
function extractKeys(text: string): Set<string> {
  return new Set([...text.matchAll(/"(\w+)"\s*:/g)].map(([, key]) => key ?? ''));
}

function recogniseCsv(file: FileHead): RecognisedFormat | undefined {
  const tables = delimiters.map((delimiter) => ({
    delimiter,
    lines: parseCsvLines(file.text, delimiter, { count: maxPreambleLines }).map(
      ({ values }) => new Set(values.map(normaliseColumnName)),
    ),
  }));
  for (const format of importFormats) {
    if (format.kind !== 'csv') continue;
    for (const { delimiter, lines } of tables) {
      const headerIndex = findHeader(lines, format);
      if (headerIndex >= 0) return createTable(file, format, { delimiter, headerIndex });
    }
  }
  return undefined;
}

/**
 * The first line that a format recognises. A line with one column, such as the title `Keywords` or the setting `Keyword,tent`
 * above the header, is none if a later line has several.
 */
function findHeader(lines: readonly ReadonlySet<string>[], format: CsvFormat): number {
  const isHeader = (names: ReadonlySet<string>) => format.recognises(names);
  const hasSeveral = (names: ReadonlySet<string> = new Set()) =>
    [...names].filter((name) => Object.hasOwn(format.columns, name)).length > 1;
  const first = lines.findIndex(isHeader);
  if (first < 0 || hasSeveral(lines[first])) return first;
  const wider = lines.findIndex((names) => hasSeveral(names) && isHeader(names));
  return wider < 0 ? first : wider;
}

/** The table whose header is the record at `headerIndex`. */
export function createTable(
  file: FileHead,
  format: CsvFormat,
  { delimiter, headerIndex }: { delimiter: string; headerIndex: number },
): RecognisedTable {
  const lines = parseCsvLines(file.text, delimiter, {
    count: headerIndex + 1 + maxHeadRows,
    header: headerIndex,
  });
  const header = lines[headerIndex]?.values ?? [];
  const rows = lines.slice(headerIndex + 1).map(({ values }) => values);
  // The last line of a truncated head may be incomplete.
  const headRows = file.isComplete ? rows : rows.slice(0, -1);
  return {
    format,
    delimiter,
    headerRecords: headerIndex + 1,
    headerLine: lines[headerIndex]?.line ?? 1,
    head: {
      titles: header,
      names: header.map(normaliseColumnName),
      preamble: lines.slice(0, headerIndex).map(({ values }) => values),
      rows: headRows,
      isComplete: file.isComplete && rows.length < maxHeadRows,
      fileName: file.name,
      ...(file.archive === undefined ? {} : { archive: file.archive }),
    },
  };
}

/** The delimiter that splits the first lines into the most columns, and the lines split by it. */
export function guessTable(text: string): { delimiter: string; lines: CsvLine[] } {
  const tables = delimiters.map((delimiter) => ({
    delimiter,
    lines: parseCsvLines(text, delimiter, { count: maxPreambleLines }),
  }));
  const width = ({ lines }: { lines: CsvLine[] }) => Math.max(0, ...lines.map(({ values }) => values.length));
  return tables.reduce((widest, candidate) => (width(candidate) > width(widest) ? candidate : widest));
}

/** A record at the start of a CSV text. */
interface CsvLine {
  /** First line of the record in the file, from 1. */
  line: number;
  values: string[];
}

/** Parses the first records of a CSV text, enough to find the header and preview rows. */
export function parseCsvLines(
  text: string,
  delimiter: string,
  { count, header }: { count: number; /** Index of the header if known. */ header?: number },
): CsvLine[] {
  const lines: CsvLine[] = [];
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end, line) {
      if (lines.length < count) {
        const values = csvValues(buffer.subarray(start, end).toString(), delimiter);
        lines.push({ line, values });
        if (lines.length - 1 === header) scanner.expectColumns(values.length);
      }
    },
    malformed: () => undefined,
  });
  scanner.write(Buffer.from(firstLines(text, count * 4)));
  scanner.end();
  return lines;
}

function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) {
    const lineEnd = text.indexOf('\n', end);
    if (lineEnd < 0) return text;
    end = lineEnd + 1;
  }
  return text.slice(0, end);
}
