import { expect, it } from 'vitest';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { gapFilter } from './gap-filters.js';

/** Returns the indexes of the rows that pass a filter, by the positions of three domains; null is unranked. */
function filterRows(filter: Filter, rows: readonly (readonly (number | null)[])[]): number[] {
  const matches = (
    row: readonly (number | null)[],
    field: string,
    operator: string,
    values: readonly string[],
  ) => {
    const position = row[Number(field.at(-1)) - 1] ?? null;
    if (operator === 'NOT ONE OF') return position === null || !values.includes(String(position));
    return position !== null && position <= Number(values[0]);
  };
  return rows.flatMap((row, index) =>
    filter.every((group) =>
      group.some(({ field, operator, values }) => matches(row, field, operator, values)),
    )
      ? [index]
      : [],
  );
}

const columns = ['pos1', 'pos2', 'pos3'];
const rows = [
  [null, 3, null],
  [null, null, null],
  [12, 3, null],
  [3, 12, 1],
  [12, 30, 40],
  [null, null, 45],
];

it('finds keywords for which the domain is unranked and another ranks', () => {
  const filter = gapFilter('missing', { ownColumn: 'pos1', columns, top: 50 });
  expect(filterRows(filter, rows)).toEqual([0, 5]);
});

it('finds keywords for which the domain ranks below the top 10 and another inside', () => {
  const filter = gapFilter('weak', { ownColumn: 'pos1', columns, top: 50 });
  expect(filterRows(filter, rows)).toEqual([0, 2]);
});
