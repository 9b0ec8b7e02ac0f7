import { expect, it } from 'vitest';
import { normalisePath } from './normalise-subject.js';

it.each([
  ['/shop?', '/shop'],
  ['https://a.example/shop?', '/shop'],
  ['https://a.example/shop?#top', '/shop'],
  ['https://a.example?', '/'],
  ['/shop?a=1', '/shop?a=1'],
  ['shop/?a=', '/shop/?a='],
])('%s is typed for the page %s, as an import reads it (N10)', (typed, path) => {
  expect(normalisePath(typed)).toBe(path);
});
