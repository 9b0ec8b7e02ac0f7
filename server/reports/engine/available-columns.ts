import type { BaseFact } from '../../contract/reports/base-facts.js';
import { cellFormatRules } from '../cell-formats.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column, ColumnConstant } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';

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
