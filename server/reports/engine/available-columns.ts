import type { BaseFact } from '../../contract/reports/base-facts.js';
import { cellFormatRules } from '../cell-formats.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column, ColumnConstant } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import { isHostColumn } from './host-names.js';
import { readableDomain } from './normalise-subject.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportRow } from './report-query.js';

/**
 * Removes columns with a constant value: planning them costs ClickHouse more than adding them here. At least one
 * column remains, because rows must be counted.
 */
export function omitConstantColumns(query: ParsedQuery): ParsedQuery {
  const { columns, definition } = query;
  const varying = columns.filter((id) => definition.columns[id]?.constant === undefined);
  return { ...query, columns: varying.length === 0 ? columns.slice(0, 1) : varying };
}

/** Adds the constant columns to the rows. */
export function addConstantColumns(
  { columns, definition }: ParsedQuery,
  rows: readonly ReportRow[],
): readonly ReportRow[] {
  const [first = {}] = rows;
  // All rows of one result have the same columns.
  const missing = getConstantColumns(definition).filter(([id]) => columns.includes(id) && !(id in first));
  if (missing.length === 0) return rows;
  // Rows copy one template, because objects become slow and large when many properties are added one by one.
  const template = Object.fromEntries([...Object.keys(first).map((id) => [id, null] as const), ...missing]);
  return rows.map((row) => ({ ...template, ...row }));
}

/** Constant columns of a report with their values. */
const getConstantColumns = memoizePerObject(
  ({ columns }: ReportDefinition): readonly (readonly [string, ColumnConstant])[] =>
    Object.entries(columns).flatMap(([id, { constant }]) =>
      constant === undefined ? [] : [[id, constant] as const],
    ),
);

/** Converts result rows for the response: domain names become Unicode. */
export function mapRows({ columns }: ReportDefinition, rows: readonly ReportRow[]): readonly ReportRow[] {
  const hostColumns = hostColumnIds(columns);
  if (hostColumns.length === 0) return rows;
  return rows.map((row) => {
    const punycodeColumns = hostColumns.filter(
      (id) => typeof row[id] === 'string' && row[id].includes('xn--'),
    );
    if (punycodeColumns.length === 0) return row;
    return {
      ...row,
      ...Object.fromEntries(punycodeColumns.map((id) => [id, readableDomain(String(row[id]))])),
    };
  });
}

const hostColumnIds = memoizePerObject((columns: Readonly<Record<string, Column>>): readonly string[] =>
  Object.entries(columns).flatMap(([id, column]) => (isHostColumn(column) ? [id] : [])),
);

/** Whether the base has any of the facts that the column is based on. */
export function isAvailable({ basedOn }: Column, facts: readonly BaseFact[]): boolean {
  return basedOn === undefined || basedOn.some((fact) => facts.includes(fact));
}

/** The definition for one base. Columns without data become constants, so they cost no query. */
export const availableDefinition = memoizePerObject(computeAvailableDefinition, String);

function computeAvailableDefinition(
  definition: ReportDefinition,
  facts: readonly BaseFact[],
): ReportDefinition {
  const columns = Object.entries(definition.columns).map(([id, column]) => [
    id,
    isAvailable(column, facts) ? column : { ...column, ...emptyColumn(column), attribute: undefined },
  ]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
}

/** The definition for viewers without private data: private columns are null constants and cost no query. */
export const withoutPrivateColumns = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  if (definition.extension?.joinKey === undefined) return definition;
  const columns = Object.entries(definition.columns).map(([id, column]) => [
    id,
    column.isPrivate === true ? nullColumn(column) : column,
  ]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

function nullColumn({ attribute: _, ...column }: Column): Column {
  const type = column.type === 'decimal' ? 'Float64' : 'Int64';
  return { ...column, sql: `CAST(NULL, 'Nullable(${type})')`, constant: null, visibility: 'hidden' };
}

function emptyColumn({ type, format, nullable }: Column): Pick<Column, 'sql' | 'constant'> {
  const storedTypeName = getStoredType(type, format);
  return nullable
    ? { sql: `CAST(NULL, 'Nullable(${storedTypeName})')`, constant: null }
    : { sql: `defaultValueOfTypeName('${storedTypeName}')`, constant: getDefaultValue(type) };
}

/** The ClickHouse default of the stored type. */
function getDefaultValue(type: Column['type']): ColumnConstant {
  switch (type) {
    case 'integer':
    case 'decimal':
    case 'boolean':
      return 0;
    case 'date':
      return '1970-01-01';
    case 'string':
      return '';
    case 'map':
    case 'array':
      return [];
  }
}

function getStoredType(type: Column['type'], format: Column['format']): string {
  switch (type) {
    case 'integer':
      return 'Int64';
    case 'decimal':
      return 'Float64';
    case 'boolean':
      return 'UInt8';
    case 'date':
      return 'Date';
    case 'string':
      return 'String';
    case 'map':
      return 'Array(UInt16)';
    case 'array':
      return cellFormatRules[format].isSeries ? 'Array(Float64)' : 'Array(String)';
  }
}
