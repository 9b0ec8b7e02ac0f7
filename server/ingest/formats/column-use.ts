import type { RawField } from './raw-field.js';
import type { LeftOutReason } from './left-out-reason.js';

/** How a column is used: as a field, combined with other columns into a field by the reader, or ignored. */
export type ColumnUse = RawField | { joins: RawField } | { leftOut: LeftOutReason };

/** A recognised column that is ignored. */
export function leftOut(reason: LeftOutReason): ColumnUse {
  return { leftOut: reason };
}

/** A column that the reader combines with others into a field. */
export function joins(field: RawField): ColumnUse {
  return { joins: field };
}

/** The same use for several column names. */
export function allAs(names: readonly string[], use: ColumnUse): Record<string, ColumnUse> {
  return Object.fromEntries(names.map((name) => [name, use]));
}
