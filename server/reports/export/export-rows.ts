import type { Language } from '../../contract/localised.js';
import type { Readable } from 'node:stream';
import { comparedDomains } from '../engine/compared-domains.js';
import { readableDomain } from '../engine/normalise-subject.js';
import { parseArguments } from '../engine/parse-arguments.js';
import { readListedTotals } from '../engine/read-facts.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportQuery } from '../engine/report-query.js';
import { streamReport } from '../engine/stream-report.js';
import type { Viewer } from '../engine/viewer.js';
import { exportCell, type Cell } from './export-cell.js';
import { exportColumns, type ExportColumn } from './export-columns.js';
import { readJsonLines } from './json-lines.js';

/** The rows of a file on their way, in batches, with the columns that their cells stand in. */
export interface ExportRows {
  columns: readonly ExportColumn[];
  /** Read it to the end or destroy `source`, which cancels the query. */
  batches: AsyncGenerator<Cell[][]>;
  source: Readable;
}

/** Opens the rows of a file in a language; `query.columns` are the asked ones. Rejects before the first row like `runReport`. */
export async function openRows(
  definition: ReportDefinition,
  query: ReportQuery,
  viewer: Viewer,
  deps: ReportDependencies,
  language: Language,
): Promise<ExportRows> {
  const { engine } = await deps.bases.byCode(query.base);
  const compared = await namesOfCompared(definition, query, deps);
  const columns = exportColumns(definition, engine, language, query.columns, compared);
  const asked = { ...query, columns: columns.map(({ id }) => id) };
  const source = await streamReport(definition, asked, viewer, deps, { format: 'JSONCompactEachRow' });
  return { columns, batches: cellsOf(source, columns, language), source };
}

/** The compared domains as people read them; empty in a report that compares none. */
async function namesOfCompared(
  definition: ReportDefinition,
  { arguments: values = {}, base }: ReportQuery,
  deps: ReportDependencies,
): Promise<string[]> {
  if (definition.compares === undefined) return [];
  const refs = comparedDomains(definition, parseArguments(definition, values));
  const found = await readListedTotals(refs, await deps.bases.byCode(base), deps);
  return refs.map((ref) => readableDomain(found.get(ref)?.name ?? ref));
}

async function* cellsOf(
  source: Readable,
  columns: readonly ExportColumn[],
  language: Language,
): AsyncGenerator<Cell[][]> {
  for await (const batch of readJsonLines<readonly unknown[]>(source)) {
    yield batch.map((values) => columns.map((column, index) => cellOf(column, values[index], language)));
  }
}

function cellOf({ column }: ExportColumn, value: unknown, language: Language): Cell {
  const cell = exportCell(column, value, language);
  return column.format === 'domain' && typeof cell === 'string' ? readableDomain(cell) : cell;
}
