import type { Localised } from '../../contract/language/localised.js';
import type { Column } from '../engine/report-column.js';

/** Title and description of a column in both languages. */
export interface ColumnLabels {
  title: Localised;
  description: Localised;
}

/** An integer column with filter and sort. */
export function countColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return {
    type: 'integer',
    format: 'number',
    sql,
    filterable: true,
    sortable: true,
    visibility: 'default',
    ...labels,
    ...overrides,
  };
}

/** A decimal column. */
export function decimalColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), type: 'decimal', format: 'decimal', ...overrides };
}

/** A text column, compared case-insensitively. */
export function textColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), type: 'string', format: 'text', ...overrides };
}

/** A boolean column, 1 or 0. */
export function flagColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return {
    ...countColumn(sql, labels),
    type: 'boolean',
    format: 'flag',
    visibility: 'optional',
    ...overrides,
  };
}

/** A hidden id column. */
export function idColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return {
    ...countColumn(sql, labels),
    filterable: false,
    sortable: false,
    visibility: 'hidden',
    ...overrides,
  };
}

const nullNumberSql = "CAST(NULL, 'Nullable(Int64)')";

const nullTextSql = "CAST(NULL, 'Nullable(String)')";

/** A field of the public API that this service does not support; always null. */
export function unsupportedColumn(name: string, type: 'integer' | 'string' | 'boolean' = 'integer'): Column {
  const labels: ColumnLabels = {
    title: { en: name, ru: name },
    description: {
      en: 'Not supported: always null. The field exists for compatibility with existing scripts.',
      ru: 'Не рассчитывается: всегда null, поле оставлено для уже написанных скриптов.',
    },
  };
  const sql = type === 'string' ? nullTextSql : nullNumberSql;
  return {
    ...countColumn(sql, labels),
    type,
    format: type === 'string' ? 'text' : 'number',
    constant: null,
    nullable: true,
    sortable: false,
    visibility: 'hidden',
  };
}

/** Marks the columns as parts of a source attribute, which is joined only if a request needs it. */
export function withAttribute<Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
  attribute = 'row',
): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [id, { ...column, attribute }]),
  ) as Columns;
}

/**
 * Marks the columns as grouped by another one: consecutive rows with the same value of that column display them once.
 */
export function withGrouping<Columns extends Readonly<Record<string, Column>>>(
  groupColumnId: string,
  columns: Columns,
): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [id, { ...column, groupedBy: groupColumnId }]),
  ) as Columns;
}

/** SQL that rounds half up to two decimals. */
export function roundToCentsSql(sql: string): string {
  return `floor((${sql}) * 100 + 0.5) / 100`;
}
