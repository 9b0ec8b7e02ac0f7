import type { Language } from '../../contract/language/localised.js';
import type { Readable } from 'node:stream';
import { comparedDomains } from '../engine/compared-domains.js';
import { readableDomain } from '../engine/normalise-subject.js';
import { planReport, type PlannedReport } from '../engine/plan-report.js';
import type { PreparedReport } from '../engine/prepare-report.js';
import type { ReportBase, ReportDependencies } from '../engine/report-dependencies.js';
import { streamPlanned } from '../engine/stream-report.js';
import { exportCell, type Cell } from './export-cell.js';
import { exportColumns, type ExportColumn } from './export-columns.js';
import { readJsonLines } from './json-lines.js';

/** Rows of a file in batches, with their columns. */
export interface ExportRows {
  columns: readonly ExportColumn[];
  /** Read to the end, or destroy `source` to cancel the query. */
  batches: AsyncGenerator<Cell[][]>;
  source: Readable;
}

/** Batches of rows that are in memory. */
export async function* singleBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve(rows);
}

/** Columns and language of a file. */
export interface RowsOptions {
  /** Column ids in order; by default all that the table can show. */
  columns?: readonly string[];
  language: Language;
}

/** Opens the rows of an export. Rejects like `runPrepared` before the first row. */
export async function openRows(
  report: PreparedReport,
  deps: ReportDependencies,
  { columns: requestedColumns, language }: RowsOptions,
): Promise<ExportRows> {
  const plannedReport = await planReport(report, deps);
  const { definition } = report.query;
  const columns = exportColumns(definition, report.base, {
    language,
    requestedIds: requestedColumns,
    comparedNames: getComparedNames(plannedReport),
    emptyIds: plannedReport.subjectState?.emptyColumns,
  });
  const zeroColumns = columns.flatMap(({ column: { zeroIsValidColumn } }) => zeroIsValidColumn ?? []);
  const ids = [...new Set([...columns.map(({ id }) => id), ...zeroColumns])];
  const source = await streamPlanned(plannedReport, deps, { format: 'JSONCompactEachRow', columns: ids });
  const cellReaders = columns.map((column) => createCellReader(column, ids, report.base.facts, language));
  return { columns, batches: streamCells(source, cellReaders), source };
}

/** Reads the cell of a column from the values of a row. */
type CellReader = (values: readonly unknown[]) => Cell;

/** A 0 that means "unknown" becomes an empty cell, as in tables. */
function createCellReader(
  { id, column }: ExportColumn,
  ids: readonly string[],
  facts: ReportBase['facts'],
  language: Language,
): CellReader {
  const { zeroIsValidWhen, zeroIsValidColumn = id } = column;
  const index = ids.indexOf(id);
  const flagIndex = ids.indexOf(zeroIsValidColumn);
  const isUnknownInBase =
    zeroIsValidWhen !== undefined && !zeroIsValidWhen.some((fact) => facts.includes(fact));
  const isUnknownInRow = flagIndex !== index;
  return (values) => {
    const value = values[index];
    const isUnknown = value === 0 && (isUnknownInBase || (isUnknownInRow && !values[flagIndex]));
    return isUnknown ? '' : exportCell(column, value, language);
  };
}

/** Display names of the domains in side-by-side columns: those of the subject, or the compared ones. */
function getComparedNames({
  query: { definition, arguments: values },
  listedDomains = {},
  subjectState,
}: PlannedReport): string[] {
  if (subjectState?.domains) return subjectState.domains.map(readableDomain);
  const nameByReference = new Map(
    (definition.compares ?? []).flatMap((name) =>
      [values[name] ?? []]
        .flat()
        .map((ref, index) => [String(ref), listedDomains[name]?.[index]?.name] as const),
    ),
  );
  return comparedDomains(definition, values).map((ref) => readableDomain(nameByReference.get(ref) ?? ref));
}

async function* streamCells(source: Readable, cellReaders: readonly CellReader[]): AsyncGenerator<Cell[][]> {
  for await (const batch of readJsonLines<readonly unknown[]>(source)) {
    yield batch.map((values) => cellReaders.map((readCell) => readCell(values)));
  }
}
