import type { OperatorName } from '../../contract/filter-language/operators.js';
import type { Column } from './report-column.js';

/** Whether the filter contains non-ASCII URLs, which may be stored percent-encoded. */
export function hasReadableUrl({ format }: Column, values: readonly string[]): boolean {
  return format === 'url' && values.some((value) => /[^\0-\x7f]/.test(value));
}

/** The decoded column, required for case-insensitive comparison. */
export function unescapedColumn(column: Column): Column {
  return { ...column, sql: `decodeURLComponent(${column.sql})` };
}

/** Decoded filter values; patterns stay unchanged. */
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
