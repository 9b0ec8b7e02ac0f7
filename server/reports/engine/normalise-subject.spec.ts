import { expect, it } from 'vitest';
import { normalisePath } from './normalise-subject.js';

it.each([
  ['/shop?', '/shop'],
  ['https://a.example/shop?', '/shop'],
  ['https://a.example/shop?#top', '/shop'],
  ['https://a.example?', '/'],
  ['/shop?a=1', '/shop?a=1'],
  ['shop/?a=', '/shop/?a='],
])('normalises %s to the page %s, like an import', (typed, path) => {
  expect(normalisePath(typed)).toBe(path);
});
