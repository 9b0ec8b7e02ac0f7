import {
  endsOf,
  type Filter,
  type FilterCondition,
  type FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import { takesList } from '../../../../server/contract/filter-language/operators.js';
import type { ParsedFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';

const isFilled = (value: string) => value.trim() !== '';

/** The only value of a condition that takes one, empty while none is given. */
export function valueOf({ values }: FilterCondition): string {
  return values[0] ?? '';
}

/** Number of comparisons, alternatives included. */
export function countConditions(filter: Filter): number {
  return filter.flat().length;
}

/** Whether a condition can be sent: it needs a value, and BETWEEN both of its ends. */
function isComplete({ operator, values }: FilterCondition): boolean {
  if (operator !== 'BETWEEN') return values.some(isFilled);
  const ends = values.flatMap(endsOf);
  return ends.length === 2 && ends.every(isFilled);
}

/** The conditions that can be sent, without the blank values of lists; a line without any is left out. */
export function completeLines(filter: Filter): Filter {
  return filter
    .map((line): FilterGroup => line.filter(isComplete).map(withoutBlanks))
    .filter((line) => line.length > 0);
}

function withoutBlanks(condition: FilterCondition): FilterCondition {
  return takesList(condition.operator)
    ? { ...condition, values: condition.values.filter(isFilled) }
    : condition;
}

/** The filter string of the lines that can be sent, and of parts that are kept as they were written. */
export function writeFilter(filter: Filter, invalid: ParsedFilter['invalid'] = []): string {
  const lines = completeLines(filter).map((line) => serialiseFilter([line]));
  return [...lines, ...invalid.map(({ text }) => text)].join('^');
}
