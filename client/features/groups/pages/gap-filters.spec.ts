import { expect, it } from 'vitest';
import {
  type Filter,
  type FilterCondition,
  parseRange,
} from '../../../../server/contract/filter-language/filter-model.js';
import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';
import { gapFilter } from './gap-filters.js';

const rows = [
  [null, 3, null],
  [null, null, null],
  [12, 3, null],
  [3, 12, 1],
  [12, 30, 40],
  [null, null, 45],
];

/** Returns the indexes of the rows that pass a filter, by the positions of the domains; null is unranked. */
function filterRows(filter: Filter): number[] {
  const matches = (row: readonly (number | null)[], { field, operator, values }: FilterCondition) => {
    const ranks = row.filter((position) => position !== null);
    const position = field === 'bestpos' ? Math.min(...ranks, Infinity) : row[Number(field.slice(3)) - 1];
    const bounds = parseRange(values[0] ?? '').map(Number);
    if (operator === '<=') return position !== null && position !== undefined && position <= (bounds[0] ?? 0);
    return (
      position === null ||
      position === undefined ||
      position < (bounds[0] ?? 0) ||
      position > (bounds[1] ?? 0)
    );
  };
  return rows.flatMap((row, index) =>
    filter.every((group) => group.some((condition) => matches(row, condition))) ? [index] : [],
  );
}

it('finds keywords for which the domain is unranked and another ranks', () => {
  expect(filterRows(gapFilter('missing', { ownColumn: 'pos1', top: 50 }))).toEqual([0, 5]);
});

it('finds keywords for which the domain ranks below the top 10 and another inside', () => {
  expect(filterRows(gapFilter('weak', { ownColumn: 'pos1', top: 50 }))).toEqual([0, 2]);
});

it('needs one condition for all other domains, however many a group has', () => {
  expect(serialiseFilter(gapFilter('missing', { ownColumn: 'pos12', top: 10 }))).toBe(
    'pos12NOT BETWEEN1@10^bestpos<=10',
  );
});
