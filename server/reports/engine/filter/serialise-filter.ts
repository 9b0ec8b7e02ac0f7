import { escapeValue, listDelimiter } from './filter-escapes.js';
import type { Filter, FilterCondition } from './filter-model.js';

/** Writes a filter as the string that `parseFilter` reads back to the same filter, for any value. */
export function serialiseFilter(filter: Filter): string {
  return filter.map((group) => group.map(serialiseCondition).join('^OR')).join('^');
}

function serialiseCondition({ field, operator, values }: FilterCondition): string {
  return `${field}${operator}${values.map(escapeValue).join(listDelimiter)}`;
}
