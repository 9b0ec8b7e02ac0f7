import {
  parseRange,
  type Filter,
  type FilterCondition,
  type FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import { takesList, takesRange } from '../../../../server/contract/filter-language/operators.js';
import type { ParsedFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';

const isFilled = (value: string) => value.trim() !== '';

/** The single value of a condition; empty if missing. */
export function getSingleValue({ values }: FilterCondition): string {
  return values[0] ?? '';
}

/** Number of conditions including alternatives. */
export function countConditions(filter: Filter): number {
  return filter.flat().length;
}

/** Whether a condition has a value; BETWEEN needs both bounds. */
function isComplete({ operator, values }: FilterCondition): boolean {
  if (!takesRange(operator)) return values.some(isFilled);
  const ends = values.flatMap(parseRange);
  return ends.length === 2 && ends.every(isFilled);
}

/** Drops incomplete conditions, blank list values and empty lines. */
export function completeLines(filter: Filter): Filter {
  return filter
    .map((line): FilterGroup => line.filter(isComplete).map(dropBlankValues))
    .filter((line) => line.length > 0);
}

function dropBlankValues(condition: FilterCondition): FilterCondition {
  return takesList(condition.operator)
    ? { ...condition, values: condition.values.filter(isFilled) }
    : condition;
}

/** Serializes complete lines to a filter string. Unparsable parts are appended unchanged. */
export function writeFilter(filter: Filter, invalid: ParsedFilter['invalid'] = []): string {
  const lines = completeLines(filter).map((line) => serialiseFilter([line]));
  return [...lines, ...invalid.map(({ text }) => text)].join('^');
}
