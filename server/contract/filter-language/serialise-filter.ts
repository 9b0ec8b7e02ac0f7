import { writeValues } from './written-values.js';

/** A condition to be written: one that was read, or one whose operator no report knows and that is kept as it is. */
export interface WritableCondition {
  field: string;
  operator: string;
  values: readonly string[];
}

/** Writes a filter as the string that `parseFilter` reads back to the same filter, for any value. */
export function serialiseFilter(filter: readonly (readonly WritableCondition[])[]): string {
  return filter.map((group) => group.map(serialiseCondition).join('^OR')).join('^');
}

function serialiseCondition({ field, operator, values }: WritableCondition): string {
  return `${field}${operator}${writeValues(values)}`;
}
