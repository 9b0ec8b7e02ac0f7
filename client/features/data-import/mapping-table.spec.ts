import { expect, it } from 'vitest';
import { checkColumn } from './mapping-table.js';

it('counts the first values that the selected field cannot parse', () => {
  expect(checkColumn('position', ['4', 'n/a', '11', '–'])).toEqual({ checked: 4, failed: 2, example: 'n/a' });
  expect(checkColumn('ws', ['40 500', '3,600', '22200'])).toEqual({ checked: 3, failed: 0, example: '' });
  expect(checkColumn('title', ['', 'x'])).toEqual({ checked: 2, failed: 0, example: '' });
  expect(checkColumn('keyword', [])).toBeUndefined();
});
