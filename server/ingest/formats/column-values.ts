import { decimalFields, integerFields, type RawField } from './raw-field.js';
import type { ColumnReport } from './describe-columns.js';

/** Fields whose values may be invalid. */
export const checkedFields = [
  ...integerFields,
  ...decimalFields,
  'wizards',
  'intent',
  'trend',
  'trend_from',
  'volume_range',
] as const satisfies readonly RawField[];

export type CheckedField = (typeof checkedFields)[number];

/** Whether the values of a field are positions, which may state that the page is not ranked. */
export function isPositionField(field: CheckedField): boolean {
  return field === 'position' || field === 'previous_position' || field === 'ranked_before';
}

/** Values of a column. */
export interface ColumnValues {
  /** Number of values that the import uses, of empty cells, and of values that it does not understand. */
  valid: number;
  empty: number;
  invalid: number;
  /** Distinct invalid values, up to `maxExamples`. */
  examples: string[];
}

/** A column with the number of its values; without them for text columns. */
export type CountedColumn = ColumnReport & { values?: ColumnValues };

export const maxExamples = 3;
export const maxExampleChars = 60;

/** Adds an example of an invalid value unless there are enough. */
export function addExample({ examples }: ColumnValues, value: string): void {
  const example = value.slice(0, maxExampleChars);
  if (examples.length < maxExamples && !examples.includes(example)) examples.push(example);
}

/**
 * Adds the counts to the columns that are read. Responses of services have no columns, so their fields count, and the other
 * records have no empty cells.
 */
export function withValueCounts(
  columns: readonly ColumnReport[],
  counts: ReadonlyMap<RawField, ColumnValues> | undefined,
): CountedColumn[] {
  if (columns.length === 0) return countedFields(counts);
  return columns.map((column) => {
    const values = column.use === 'used' && column.field ? counts?.get(column.field) : undefined;
    return values ? { ...column, values } : column;
  });
}

function countedFields(counts: ReadonlyMap<RawField, ColumnValues> | undefined): CountedColumn[] {
  return [...(counts ?? [])]
    .filter(([, { valid, invalid }]) => valid + invalid > 0)
    .map(([field, values]) => ({ name: field, use: 'used', field, values: { ...values, empty: 0 } }));
}
