import type { OperatorName } from '../../contract/filter-language/operators.js';
import type { Column } from './report-column.js';

/** Whether the filter contains non-ASCII URLs, which may be stored percent-encoded. */
export function hasNonAsciiUrl({ format }: Column, values: readonly string[]): boolean {
  return format === 'url' && values.some((value) => /[^\0-\x7f]/.test(value));
}

/** The decoded column, required for case-insensitive comparison. */
export function decodedColumn(column: Column): Column {
  return { ...column, sql: `decodeURLComponent(${column.sql})` };
}

/** Decoded filter values; patterns stay unchanged. */
export function decodeValues(operator: OperatorName, values: readonly string[]): readonly string[] {
  return operator.endsWith('REGEXP') ? values : values.map(decodeValue);
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
