import type { Localised } from '../../contract/localised.js';
import type { Column } from '../engine/report-column.js';

/** What is said of a column in both languages. */
export interface ColumnLabels {
  title: Localised;
  description: Localised;
}

/** A whole number that can be filtered and sorted. */
export function countColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return {
    type: 'integer',
    format: 'number',
    sql,
    filterable: true,
    sortable: true,
    visibility: 'default',
    ...labels,
    ...more,
  };
}

/** A number with a fraction. */
export function decimalColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), type: 'decimal', format: 'decimal', ...more };
}

/** A text, compared without regard to case. */
export function textColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), type: 'string', format: 'text', ...more };
}

/** 1 where something holds, else 0. */
export function flagColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), type: 'boolean', format: 'flag', visibility: 'optional', ...more };
}

/** A number that the grid does not show: ids. */
export function idColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return { ...countColumn(sql, labels), filterable: false, sortable: false, visibility: 'hidden', ...more };
}

/** SQL of a number that nothing is known of. */
const unknownNumber = "CAST(NULL, 'Nullable(Int64)')";

/** SQL of a text that nothing is known of. */
const unknownText = "CAST(NULL, 'Nullable(String)')";

/** A field of the public API whose subject this service does not cover: always null. */
export function uncoveredColumn(name: string, type: 'integer' | 'string' | 'boolean' = 'integer'): Column {
  const labels: ColumnLabels = {
    title: { en: name, ru: name },
    description: {
      en: 'Not covered: always null, kept so that existing scripts find the field.',
      ru: 'Не рассчитывается: всегда null, поле оставлено для уже написанных скриптов.',
    },
  };
  const sql = type === 'string' ? unknownText : unknownNumber;
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

/** The same columns, read from one of the source's attributes. */
export function asAttributes<Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
  attribute = 'row',
): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [id, { ...column, attribute }]),
  ) as Columns;
}

/** The same columns, of what another one names: rows that follow each other under one name show them once. */
export function groupedBy<Columns extends Readonly<Record<string, Column>>>(
  naming: string,
  columns: Columns,
): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [id, { ...column, groupedBy: naming }]),
  ) as Columns;
}

/** SQL that rounds to two decimals, halves upwards. */
export function toCents(expression: string): string {
  return `floor((${expression}) * 100 + 0.5) / 100`;
}
