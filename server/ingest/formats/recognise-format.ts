import type { CsvFormat, FileHead, JsonFormat, LinesFormat, TableHead } from './import-format.js';
import { importFormats } from './import-formats.js';
import { isObject } from './json-reading.js';
import { parseCsvLines, type CsvLine } from './parse-csv-lines.js';
import { tidyName } from './tidy-name.js';

/** A table and where its header stands. */
export interface RecognisedTable {
  format: CsvFormat;
  delimiter: string;
  /** Records above the data, the header among them. */
  headerRecords: number;
  /** The file's line on which the header stands, from 1. */
  headerLine: number;
  head: TableHead;
}

/** What a file is. */
export type Recognised =
  | RecognisedTable
  | { format: JsonFormat; /** Whether each line is a value of its own. */ byLine: boolean }
  | { format: LinesFormat };

/** Whether the rows of a file are also read as positions: then a row about a site is the one that counts. */
export function alsoYieldsPosition(recognised: Recognised): boolean {
  return 'head' in recognised && recognised.format.alsoYieldsPosition === true;
}

/** Lines above the header that an export may begin with. */
const maxPreambleLines = 12;
/** Rows that a reader may look at before it reads. */
const maxHeadRows = 2000;

const delimiters = [',', ';', '\t', '|'] as const;

/** Tells a file's format by its first bytes; undefined for what is none of ours. */
export function recogniseFormat(head: FileHead): Recognised | undefined {
  return looksLikeJson(head.text) ? recogniseJson(head.text) : recogniseCsv(head);
}

/** Whether a text begins as JSON does. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function recogniseJson(text: string): Recognised | undefined {
  const firstValue = parsed(text.split('\n').find((line) => line.trim() !== '') ?? '');
  // A line that is no object among those that are is rejected by itself: it makes the file no other one.
  const byLine = isObject(firstValue);
  const keys = byLine ? new Set(Object.keys(firstValue)) : keysIn(text);
  const format = importFormats.find((one) => one.kind !== 'csv' && one.recognises(keys));
  if (format?.kind === 'lines') return byLine ? { format } : undefined;
  return format?.kind === 'json' ? { format, byLine } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys of a value that is cut or spread over lines, at whatever depth. */
function keysIn(text: string): Set<string> {
  return new Set([...text.matchAll(/"(\w+)"\s*:/g)].map(([, key]) => key ?? ''));
}

function recogniseCsv(file: FileHead): Recognised | undefined {
  const tables = delimiters.map((delimiter) => ({
    delimiter,
    lines: parseCsvLines(file.text, delimiter, { count: maxPreambleLines }).map(
      ({ values }) => new Set(values.map(tidyName)),
    ),
  }));
  for (const format of importFormats) {
    if (format.kind !== 'csv') continue;
    for (const { delimiter, lines } of tables) {
      const headerIndex = lines.findIndex((names) => format.recognises(names));
      if (headerIndex >= 0) return tableAt(file, format, { delimiter, headerIndex });
    }
  }
  return undefined;
}

/** The table whose header is record `at` (from 0) of the file. */
export function tableAt(
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
  // The last line of a head that is cut may be cut itself.
  const rowsInHead = file.isComplete ? rows : rows.slice(0, -1);
  return {
    format,
    delimiter,
    headerRecords: headerIndex + 1,
    headerLine: lines[headerIndex]?.line ?? 1,
    head: {
      titles: header,
      names: header.map(tidyName),
      preamble: lines.slice(0, headerIndex).map(({ values }) => values),
      rows: rowsInHead,
      isComplete: file.isComplete && rows.length < maxHeadRows,
      fileName: file.name,
      ...(file.archive === undefined ? {} : { archive: file.archive }),
    },
  };
}

/** The delimiter that parts the first lines into most columns; and these lines. */
export function guessTable(text: string): { delimiter: string; lines: CsvLine[] } {
  const tables = delimiters.map((delimiter) => ({
    delimiter,
    lines: parseCsvLines(text, delimiter, { count: maxPreambleLines }),
  }));
  const width = ({ lines }: { lines: CsvLine[] }) => Math.max(0, ...lines.map(({ values }) => values.length));
  return tables.reduce((best, one) => (width(one) > width(best) ? one : best));
}
