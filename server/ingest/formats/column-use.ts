import type { RawField } from '../staging/raw-field.js';
import type { LeftOutReason } from './left-out-reason.js';

/**
 * What becomes of a column: its values are those of a field; or several columns make one field together, which the format's own
 * reader does; or it is known and left out.
 */
export type ColumnUse = RawField | { joins: RawField } | { leftOut: LeftOutReason };

/** A column that is known and not read. */
export function leftOut(reason: LeftOutReason): ColumnUse {
  return { leftOut: reason };
}

/** A column that the format's reader makes a field of, together with others. */
export function joins(field: RawField): ColumnUse {
  return { joins: field };
}

/** The same use for each of some names. */
export function each(names: readonly string[], use: ColumnUse): Record<string, ColumnUse> {
  return Object.fromEntries(names.map((name) => [name, use]));
}
