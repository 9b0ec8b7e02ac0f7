import { afterEach, expect, it } from 'vitest';
import { selectNumber } from './select-number.js';

afterEach(() => document.body.replaceChildren());

it.each([
  ['120,000 visits', 4, 7, '120,000'],
  ['120\u00a0000 визитов', 0, 3, '120\u00a0000'],
  ['1\u202f234\u202f567', 2, 5, '1\u202f234\u202f567'],
  ['from 1.25 to 3,400', 14, 17, '3,400'],
  ['top 10, 20 words', 4, 6, '10'],
  ['4.5k domains', 2, 4, '4.5k'],
  ['visits 120,000', 0, 6, 'visits'],
  ['12th page', 0, 4, '12th'],
])('selects the number of %j around the offsets %i to %i', (text, from, to, selected) => {
  document.body.append(text);
  const node = document.body.firstChild;
  if (node) getSelection()?.setBaseAndExtent(node, from, node, to);
  selectNumber({ clientX: 0, clientY: 0 });
  expect(String(getSelection())).toBe(selected);
});
