import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pageSizes } from '../../contract/reports/page-sizes.js';
import { parseSort } from '../../reports/engine/parse-query.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { TableColumn, TableColumnInput, TableView, TableViewInput } from './table-view.type.js';

/** Maximum stored columns, well above the size of any report. */
const maxStoredColumns = 200;

const columnWidthBounds = { min: 20, max: 2_000 };

/**
 * Validates table settings for storage.
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
 * Validates columns for storage: removes duplicates and unknown columns.
 * @throws AppError InvalidField for too many columns and invalid widths
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

/** Stored columns that the report still supports, without duplicates; mandatory columns are always visible. */
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

/** Stored table settings without columns and sort orders that the report no longer supports. */
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

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
