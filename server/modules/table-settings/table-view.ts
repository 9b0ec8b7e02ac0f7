import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pageSizes } from '../../contract/page-sizes.js';
import { parseSort } from '../../reports/engine/parse-sort.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { TableColumn, TableColumnInput, TableView, TableViewInput } from './table-view.type.js';

/** Columns that one arrangement may name: far more than any report has. */
const maxStoredColumns = 200;

const columnWidthBounds = { min: 20, max: 2_000 };

/**
 * The view of a table as it is kept.
 * @throws AppError InvalidField, BadSort
 */
export function validateView(
  definition: ReportDefinition,
  { columns, sort, perPage = null, density = null }: TableViewInput,
): TableView {
  return {
    columns: columns ? validateColumns(definition, columns) : null,
    sort: sort ? normalizeSort(definition, sort) : null,
    perPage: perPage === null ? null : validatePageSize(perPage),
    density,
  };
}

/**
 * The columns as they are kept: each once, without those that the report does not know.
 * @throws AppError InvalidField for too many of them, and for a width that is none
 */
export function validateColumns(
  definition: ReportDefinition,
  columns: readonly TableColumnInput[],
): TableColumn[] {
  if (columns.length > maxStoredColumns) {
    throw invalid('columns', {
      en: `At most ${maxStoredColumns} columns.`,
      ru: `Не больше ${maxStoredColumns} столбцов.`,
    });
  }
  const stored = columns.map(({ id, shown, width = null, pinned }) => ({
    id,
    shown,
    width: width === null ? null : validateWidth(width),
    pinned: pinned ?? false,
  }));
  return supportedColumns(definition, stored);
}

/** Kept columns as the report has them today: those that it knows, each once, the ones that are always shown among them shown. */
export function supportedColumns(
  { columns: declared }: ReportDefinition,
  stored: readonly TableColumn[],
): TableColumn[] {
  const supported = stored.filter(
    ({ id }) => Object.hasOwn(declared, id) && declared[id]?.visibility !== 'hidden',
  );
  const columnsById = new Map<string, TableColumn>();
  for (const column of supported) {
    const shown = column.shown || declared[column.id]?.visibility === 'always';
    if (!columnsById.has(column.id)) columnsById.set(column.id, { ...column, shown });
  }
  return [...columnsById.values()];
}

/** A kept view as the report is today: without columns and an order that it has no more. */
export function supportedView(definition: ReportDefinition, view: TableView): TableView {
  return {
    ...view,
    columns: view.columns && supportedColumns(definition, view.columns),
    sort: view.sort !== null && isValidSort(definition, view.sort) ? view.sort : null,
  };
}

function normalizeSort({ columns }: ReportDefinition, sort: string): string {
  return parseSort(sort, columns)
    .map(({ column, direction }) => `${column}|${direction}`)
    .join(',');
}

function isValidSort(definition: ReportDefinition, sort: string): boolean {
  try {
    return normalizeSort(definition, sort) !== '';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function validateWidth(width: number): number {
  if (width >= columnWidthBounds.min && width <= columnWidthBounds.max) return width;
  const range = `${columnWidthBounds.min}–${columnWidthBounds.max}`;
  throw invalid('columns', { en: `Widths are ${range} pixels.`, ru: `Ширина – ${range} пикселей.` });
}

function validatePageSize(perPage: number): number {
  if (perPage >= pageSizes.min && perPage <= pageSizes.max) return perPage;
  const range = `${pageSizes.min}–${pageSizes.max}`;
  throw invalid('perPage', { en: `A page has ${range} rows.`, ru: `На странице ${range} строк.` });
}

function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
