import { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import type { Language } from '../../errors/error-catalogue.js';
import { readableDomain } from '../engine/normalise-subject.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportQuery } from '../engine/report-query.js';
import { streamReport } from '../engine/stream-report.js';
import type { Viewer } from '../engine/viewer.js';
import { delimitedText, type DelimitedFormat } from './delimited-text.js';
import { exportCell, type Cell } from './export-cell.js';
import { exportColumns, type ExportColumn } from './export-columns.js';
import { readJsonLines } from './json-lines.js';

export type ExportEncoding = 'utf-8' | 'cp1251';

/** How a report leaves as text. */
export interface ExportOptions {
  format: DelimitedFormat;
  encoding: ExportEncoding;
  /** Language of the titles and of the names of wizards. */
  language: Language;
}

/** Spreadsheets read a file as UTF-8 when it begins so. */
const byteOrderMark = '\uFEFF';

/**
 * Streams a report as text: a line of titles, then every row that passes the filter. Memory stays the same whatever the
 * length; ending the reader early cancels the query. Rejects before the first byte like `runReport`; a query that fails half
 * way fails the stream.
 */
export async function exportReport(
  definition: ReportDefinition,
  query: ReportQuery,
  viewer: Viewer,
  deps: ReportDependencies,
  options: ExportOptions,
): Promise<Readable> {
  const { engine } = await deps.bases.byCode(query.base);
  const columns = exportColumns(definition, engine, options.language);
  const asked = { ...query, columns: columns.map(({ id }) => id) };
  const rows = await streamReport(definition, asked, viewer, deps, { format: 'JSONCompactEachRow' });
  return Readable.from(encoded(textOf(rows, columns, options), options.encoding), { objectMode: false });
}

async function* textOf(
  rows: Readable,
  columns: readonly ExportColumn[],
  options: ExportOptions,
): AsyncGenerator<string> {
  const mark = options.format === 'csv' && options.encoding === 'utf-8' ? byteOrderMark : '';
  yield mark + delimitedText([columns.map(({ title }) => title)], options.format);
  for await (const batch of readJsonLines<readonly unknown[]>(rows)) {
    const lines = batch.map((values) =>
      columns.map((column, index) => cellOf(column, values[index], options.language)),
    );
    yield delimitedText(lines, options.format);
  }
}

function cellOf({ column }: ExportColumn, value: unknown, language: Language): Cell {
  const cell = exportCell(column, value, language);
  return column.format === 'domain' && typeof cell === 'string' ? readableDomain(cell) : cell;
}

/** cp1251 has no sign for most letters of the world: those become `?`, as spreadsheets of that time wrote them. */
async function* encoded(text: AsyncIterable<string>, encoding: ExportEncoding): AsyncGenerator<Buffer> {
  for await (const part of text) {
    yield encoding === 'cp1251' ? iconv.encode(part, 'win1251') : Buffer.from(part);
  }
}
