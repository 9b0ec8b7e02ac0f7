import fc from 'fast-check';
import { camelCase } from '../../../../server/contract/formatting/camel-case.js';
import { cellLabels, getCellLabel, hasLabels } from '../../../../server/contract/reports/cell-labels.js';
import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';
import type { Column } from '../../../../server/reports/engine/report-column.js';
import type { ReportDefinition } from '../../../../server/reports/engine/report-definition.js';
import { serpFeatures } from '../../../../server/reports/serp-features.js';
import { escaped, type Row } from './rows.js';

/** Sort order, filter, columns, page and selected rows of a table. */
interface TableState {
  sort: string;
  filter: string;
  columns: string[];
  perPage: number;
  page: number;
  /** Indices of the selected rows on the page. */
  selected: number[];
}

/** Random states of a table. The filters compare columns with values of existing rows, so few of them match nothing. */
export function tableStates(
  { columns: declaredColumns }: ReportDefinition,
  rows: readonly Row[],
): fc.Arbitrary<TableState> {
  const columns = Object.entries(declaredColumns).filter(([, { isPrivate }]) => !isPrivate);
  const ids = columns.map(([id]) => id);
  const sortable = columns.flatMap(([id, column]) => (column.sortable ? [id] : []));
  const conditions = columns.flatMap(([id, column]) =>
    column.filterable ? rows.slice(0, 50).flatMap((row) => conditionOn(id, column, row)) : [],
  );
  const filters =
    conditions.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...conditions), { maxLength: 2 });
  return fc.record({
    sort: fc
      .tuple(fc.constantFrom(...sortable), fc.constantFrom('asc', 'desc'))
      .map(([id, direction]) => `${id}|${direction}`),
    filter: filters.map((chosen) => serialiseFilter(chosen.map((condition) => [condition]))),
    // A query has a maximum cost, and tables of groups have more than a hundred columns.
    columns: fc.shuffledSubarray(ids, { minLength: 1, maxLength: Math.min(ids.length, 40) }),
    perPage: fc.integer({ min: 1, max: 10 }),
    page: fc.integer({ min: 1, max: 3 }),
    selected: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }),
  });
}

/** A condition that holds for the row. */
function conditionOn(field: string, { type, format }: Column, row: Row) {
  const value = row[camelCase(field)];
  if (typeof value === 'number' && (type === 'integer' || type === 'decimal')) {
    return hasLabels(format)
      ? [{ field, operator: '=', values: [String(value)] }]
      : [{ field, operator: '>=', values: [String(value)] }];
  }
  if (type === 'string' && typeof value === 'string' && value !== '') {
    return [{ field, operator: 'LIKE', values: [value.slice(0, 5)] }];
  }
  return [];
}

/** Value of the `ids` parameter that selects a row of a GraphQL response. */
export function selectionKey({ row: { key } }: ReportDefinition, row: Row): string {
  return key
    .flatMap((id) => row[camelCase(id)])
    .map((value) => escaped(String(value)))
    .join('|');
}

/** Text that English files have for a column of a row of a GraphQL response. */
export function expectedCell(id: string, column: Column, row: Row): string {
  const { format, zeroIsValidWhen, zeroIsValidColumn = '' } = column;
  const value = row[camelCase(id)];
  // The databases have exact volumes, so only columns that are never 0 are unknown in all rows.
  const isUnknownZero = zeroIsValidWhen?.length === 0 || row[camelCase(zeroIsValidColumn)] === false;
  if (value === 0 && isUnknownZero) return '';
  if (Array.isArray(value)) return value.map((item) => nameOf(format, item)).join(', ');
  if (value === null || value === undefined) return '';
  return hasLabels(format) ? (getCellLabel(format, Number(value), cellLabels.en) ?? '') : toText(value);
}

function nameOf(format: Column['format'], item: unknown): string {
  if (format === 'wizards') return serpFeatures.find(({ id }) => id === item)?.name.en ?? '';
  if (format === 'intents') return cellLabels.en.intents.get(Number(item)) ?? '';
  return String(item);
}

/** Text of a workbook cell. */
export function workbookCell(cell: unknown): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : toText(cell);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
