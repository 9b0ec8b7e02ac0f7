import { expect, it } from 'vitest';
import type { FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';
import { searchTextOf, withSearchText } from './search-text.js';

const volume: FilterGroup = [{ field: 'ws', operator: '>=', values: ['10'] }];
const either: FilterGroup = [
  { field: 'word', operator: 'LIKE', values: ['boots'] },
  { field: 'word', operator: 'LIKE', values: ['tent'] },
];

it('is a condition of the filter, so that links and files hold it', () => {
  const lines = withSearchText([volume], 'word', ' tent ');
  expect(lines).toEqual([volume, [{ field: 'word', operator: 'LIKE', values: ['tent'] }]]);
  expect(searchTextOf(lines, 'word')).toBe('tent');
});

it('is replaced in its place and goes when it is emptied', () => {
  const lines = withSearchText(withSearchText([], 'word', 'tent'), 'word', 'boots');
  expect(lines).toHaveLength(1);
  expect(searchTextOf(lines, 'word')).toBe('boots');
  expect(withSearchText([...lines, volume], 'word', '')).toEqual([volume]);
});

it('leaves a line with alternatives alone', () => {
  expect(searchTextOf([either], 'word')).toBe('');
  expect(withSearchText([either], 'word', 'x')).toHaveLength(2);
});
