import { Readable } from 'node:stream';
import type { PreparedReport } from '../engine/prepare-report.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import { encodeCp1251 } from './code-page.js';
import { delimitedText, separatorsOf, type DelimitedFormat, type Delimiter } from './delimited-text.js';
import { openRows, type ExportRows, type RowsOptions } from './export-rows.js';
import { streamWorkbook } from './xlsx/stream-workbook.js';

export type ExportEncoding = 'utf-8' | 'cp1251';

/** How a report leaves as a file, or as text for the clipboard. */
export interface ExportOptions extends RowsOptions {
  format: DelimitedFormat | 'xlsx';
  /** Of text; a workbook is always UTF-8. */
  encoding: ExportEncoding;
  /** What parts the cells of a CSV file; what suits the language where it is missing. */
  delimiter?: Delimiter;
  /** Whether a CSV file in UTF-8 begins with the mark by which Excel knows it; there where it is missing. */
  byteOrderMark?: boolean;
}

/** Spreadsheets read a file as UTF-8 when it begins so. */
const byteOrderMark = '\uFEFF';

/**
 * Streams a prepared report: a line of titles, then every row that passes the filter, in the asked columns. Memory stays the same
 * whatever the length; ending the reader early cancels the query. Rejects before the first byte like `runPrepared`; a
 * query that fails half way fails the stream.
 */
export async function exportReport(
  report: PreparedReport,
  deps: ReportDependencies,
  options: ExportOptions,
): Promise<Readable> {
  const rows = await openRows(report, deps, options);
  const { title } = report.query.definition;
  if (options.format === 'xlsx') return streamWorkbook(rows, title[options.language]);
  return Readable.from(textOf(rows, options.format, options), { objectMode: false });
}

async function* textOf(
  { columns, batches }: ExportRows,
  format: DelimitedFormat,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const inCodePage = format === 'csv' && options.encoding === 'cp1251';
  const encode = inCodePage ? encodeCp1251 : (text: string) => Buffer.from(text);
  const hasByteOrderMark = format === 'csv' && !inCodePage && options.byteOrderMark !== false;
  const separators = separatorsOf(options.language, options.delimiter);
  const titles = delimitedText([columns.map(({ title }) => title)], format, separators);
  yield encode(hasByteOrderMark ? byteOrderMark + titles : titles);
  for await (const lines of batches) yield encode(delimitedText(lines, format, separators));
}
