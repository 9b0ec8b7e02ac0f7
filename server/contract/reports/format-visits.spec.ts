import { expect, it } from 'vitest';
import { formatVisits } from './format-visits.js';

it.each([
  [{ vis: 1394, hasVolumes: true, it50: 4 }, '1,394'],
  [{ vis: 0, hasVolumes: true, it50: 4 }, '<1'],
  [{ vis: 0, hasVolumes: false, it50: 4 }, '–'],
  [{ vis: 0, hasVolumes: true, it50: 0 }, '0'],
  [undefined, '–'],
])('writes the visits of %j as %s', (visits, text) => {
  expect(formatVisits(visits, 'en')).toBe(text);
});
