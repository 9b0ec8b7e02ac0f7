import type { OperatorName } from '../../contract/filter-language/operators.js';
import type { Column } from './report-column.js';

/** Whether a filter names addresses as people read them, whose stored letters may be escaped. */
export function hasReadableUrl({ format }: Column, values: readonly string[]): boolean {
  return format === 'url' && values.some((value) => /[^\0-\x7f]/.test(value));
}

/** The column's addresses without escapes: letters of any case are compared only so. */
export function unescapedColumn(column: Column): Column {
  return { ...column, sql: `decodeURLComponent(${column.sql})` };
}

/** Values as that column is compared with; patterns stay as they were written. */
export function unescapedValues(operator: OperatorName, values: readonly string[]): readonly string[] {
  return operator.endsWith('REGEXP') ? values : values.map(unescaped);
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
