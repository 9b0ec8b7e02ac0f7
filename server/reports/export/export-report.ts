import { Readable } from 'node:stream';
import type { PreparedReport } from '../engine/prepare-report.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import { delimitedText, getSeparators, type DelimitedFormat, type Delimiter } from './delimited-text.js';
import { openRows, type ExportRows, type RowsOptions } from './export-rows.js';
import { streamWorkbook } from './xlsx/stream-workbook.js';
import iconv from 'iconv-lite';

const encodableCharacters = new Set(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'win1251'),
);

/**
 * Encodes text in cp1251. Unsupported letters lose their accents (`café` → `cafe`), currency signs become codes, and
 * other characters become `?`. Letters are only replaced by letters, so nothing can turn into a delimiter or the
 * start of a formula after escaping.
 */
export function encodeCp1251(text: string): Buffer {
  return iconv.encode(text.replace(/[^\0-\x7f]/gu, findReplacement), 'win1251');
}

/** Replacements for characters without a cp1251 code. */
const replacements: Readonly<Record<string, string>> = { '₽': 'RUB' };

function findReplacement(character: string): string {
  if (encodableCharacters.has(character)) return character;
  if (replacements[character] !== undefined) return replacements[character];
  const unaccented = character.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^\p{L}$/u.test(unaccented) && encodableCharacters.has(unaccented) ? unaccented : '?';
}

export type ExportEncoding = 'utf-8' | 'cp1251';

/** Export format and options. */
export interface ExportOptions extends RowsOptions {
  format: DelimitedFormat | 'xlsx';
  /** Only for text; workbooks use UTF-8. */
  encoding: ExportEncoding;
  /** CSV delimiter. Defaults to the locale's. */
  delimiter?: Delimiter;
  /** Whether a UTF-8 CSV file starts with a byte order mark, which Excel needs. Defaults to true. */
  byteOrderMark?: boolean;
  /** Whether an apostrophe precedes text that looks like a formula. Defaults to true. */
  guardsFormulas?: boolean;
}

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Streams a prepared report: a header line and all filtered rows, in constant memory. Destroying the stream cancels
 * the query. Rejects like `runPrepared` before the first byte; later errors fail the stream.
 */
export async function exportReport(
  report: PreparedReport,
  deps: ReportDependencies,
  options: ExportOptions,
): Promise<Readable> {
  const rows = await openRows(report, deps, options);
  const { title } = report.query.definition;
  if (options.format === 'xlsx') return streamWorkbook(rows, title[options.language]);
  return Readable.from(streamText(rows, options.format, options), { objectMode: false });
}

async function* streamText(
  { columns, batches }: ExportRows,
  format: DelimitedFormat,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const usesCodePage = format === 'csv' && options.encoding === 'cp1251';
  const encode = usesCodePage ? encodeCp1251 : (text: string) => Buffer.from(text);
  const hasByteOrderMark = format === 'csv' && !usesCodePage && options.byteOrderMark !== false;
  const separators = getSeparators(options.language, options.delimiter);
  const { guardsFormulas = true } = options;
  const titles = delimitedText([columns.map(({ title }) => title)], format, separators);
  yield encode(hasByteOrderMark ? byteOrderMark + titles : titles);
  for await (const lines of batches) {
    yield encode(delimitedText(lines, format, separators, { guardsFormulas }));
  }
}
