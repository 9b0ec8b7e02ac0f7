import { expect, it } from 'vitest';
import { checkColumn } from './column-check.js';

it('counts the first values that the selected field cannot parse', () => {
  expect(checkColumn('position', ['4', 'n/a', '11', '–'])).toEqual({ of: 4, failing: 2, example: 'n/a' });
  expect(checkColumn('ws', ['40 500', '3,600', '22200'])).toEqual({ of: 3, failing: 0, example: '' });
  expect(checkColumn('title', ['', 'x'])).toEqual({ of: 2, failing: 0, example: '' });
  expect(checkColumn('keyword', [])).toBeUndefined();
});
