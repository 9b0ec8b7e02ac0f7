import { serialiseValues } from './filter-value-list.js';

/** A condition to serialise: parsed, or with an operator unknown to the report. */
export interface WritableCondition {
  field: string;
  operator: string;
  values: readonly string[];
}

/** Serialises a filter so that `parseFilter` returns the same filter. */
export function serialiseFilter(filter: readonly (readonly WritableCondition[])[]): string {
  return filter.map((group) => group.map(serialiseCondition).join('^OR')).join('^');
}

function serialiseCondition({ field, operator, values }: WritableCondition): string {
  return `${field}${operator}${serialiseValues(values)}`;
}
