import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pageSizes } from '../../contract/page-sizes.js';
import { parseSort } from '../../reports/engine/parse-sort.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { TableColumn, TableColumnInput, TableView, TableViewInput } from './table-view.type.js';

/** Columns that one arrangement may name: far more than any report has. */
const maxColumns = 200;

const widths = { lowest: 20, highest: 2_000 };

/**
 * The view of a table as it is kept.
 * @throws AppError InvalidField, BadSort
 */
export function checkedView(
  definition: ReportDefinition,
  { columns, sort, perPage = null, density = null }: TableViewInput,
): TableView {
  return {
    columns: columns ? checkedColumns(definition, columns) : null,
    sort: sort ? checkedSort(definition, sort) : null,
    perPage: perPage === null ? null : checkedPageSize(perPage),
    density,
  };
}

/**
 * The columns as they are kept: each once, without those that the report does not know.
 * @throws AppError InvalidField for too many of them, and for a width that is none
 */
export function checkedColumns(
  definition: ReportDefinition,
  columns: readonly TableColumnInput[],
): TableColumn[] {
  if (columns.length > maxColumns) {
    throw invalid('columns', {
      en: `At most ${maxColumns} columns.`,
      ru: `Не больше ${maxColumns} столбцов.`,
    });
  }
  const stored = columns.map(({ id, shown, width = null, pinned }) => ({
    id,
    shown,
    width: width === null ? null : checkedWidth(width),
    pinned: pinned ?? false,
  }));
  return knownColumns(definition, stored);
}

/** Kept columns as the report has them today: those that it knows, each once, the ones that are always shown among them shown. */
export function knownColumns(
  { columns: declared }: ReportDefinition,
  stored: readonly TableColumn[],
): TableColumn[] {
  const known = stored.filter(
    ({ id }) => Object.hasOwn(declared, id) && declared[id]?.visibility !== 'hidden',
  );
  const once = new Map<string, TableColumn>();
  for (const column of known) {
    const shown = column.shown || declared[column.id]?.visibility === 'always';
    if (!once.has(column.id)) once.set(column.id, { ...column, shown });
  }
  return [...once.values()];
}

/** A kept view as the report is today: without columns and an order that it has no more. */
export function knownView(definition: ReportDefinition, view: TableView): TableView {
  return {
    ...view,
    columns: view.columns && knownColumns(definition, view.columns),
    sort: view.sort !== null && isSort(definition, view.sort) ? view.sort : null,
  };
}

function checkedSort({ columns }: ReportDefinition, sort: string): string {
  return parseSort(sort, columns)
    .map(({ column, direction }) => `${column}|${direction}`)
    .join(',');
}

function isSort(definition: ReportDefinition, sort: string): boolean {
  try {
    return checkedSort(definition, sort) !== '';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function checkedWidth(width: number): number {
  if (width >= widths.lowest && width <= widths.highest) return width;
  const bounds = `${widths.lowest}–${widths.highest}`;
  throw invalid('columns', { en: `Widths are ${bounds} pixels.`, ru: `Ширина – ${bounds} пикселей.` });
}

function checkedPageSize(perPage: number): number {
  if (perPage >= pageSizes.min && perPage <= pageSizes.max) return perPage;
  const bounds = `${pageSizes.min}–${pageSizes.max}`;
  throw invalid('perPage', { en: `A page has ${bounds} rows.`, ru: `На странице ${bounds} строк.` });
}

function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
