import { expect, it } from 'vitest';
import { searchTextOf, withSearchText } from './search-text.js';

const volume = { field: 'ws', operator: '>=', value: '10', or: [] };
const either = {
  field: 'word',
  operator: 'LIKE',
  value: 'boots',
  or: [{ field: 'word', operator: 'LIKE', value: 'tent' }],
};

it('is a condition of the filter, so that links and files hold it', () => {
  const lines = withSearchText([volume], 'word', ' tent ');
  expect(lines).toEqual([volume, { field: 'word', operator: 'LIKE', value: 'tent', or: [] }]);
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
