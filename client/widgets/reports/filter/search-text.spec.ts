import { expect, it } from 'vitest';
import type { FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';
import { getSearchText, withSearchText } from './search-text.js';

const volume: FilterGroup = [{ field: 'ws', operator: '>=', values: ['10'] }];
const alternatives: FilterGroup = [
  { field: 'word', operator: 'LIKE', values: ['boots'] },
  { field: 'word', operator: 'LIKE', values: ['tent'] },
];

it('is part of the filter, so links and files contain it', () => {
  const lines = withSearchText([volume], 'word', ' tent ');
  expect(lines).toEqual([volume, [{ field: 'word', operator: 'LIKE', values: ['tent'] }]]);
  expect(getSearchText(lines, 'word')).toBe('tent');
});

it('is replaced in place and removed when emptied', () => {
  const lines = withSearchText(withSearchText([], 'word', 'tent'), 'word', 'boots');
  expect(lines).toHaveLength(1);
  expect(getSearchText(lines, 'word')).toBe('boots');
  expect(withSearchText([...lines, volume], 'word', '')).toEqual([volume]);
});

it('keeps lines with alternatives', () => {
  expect(getSearchText([alternatives], 'word')).toBe('');
  expect(withSearchText([alternatives], 'word', 'x')).toHaveLength(2);
});
