import { expect, it } from 'vitest';
import { hasFallen } from './kept-figures.js';

it('a ratio has fallen where it is worse by more than runs differ, whichever way is worse', () => {
  const more = { name: 'pages', least: 0.6 };
  const less = { name: 'work', most: 5 };
  expect(hasFallen({ ...more, value: 0.7 }, 1)).toBe(true);
  expect(hasFallen({ ...more, value: 0.8 }, 1)).toBe(false);
  expect(hasFallen({ ...more, value: 2 }, 1)).toBe(false);
  expect(hasFallen({ ...less, value: 13 }, 10)).toBe(true);
  expect(hasFallen({ ...less, value: 12 }, 10)).toBe(false);
  expect(hasFallen({ ...less, value: 1 }, undefined)).toBe(false);
});
