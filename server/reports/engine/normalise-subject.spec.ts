import { expect, it } from 'vitest';
import { normaliseDomain, normalisePath } from './normalise-subject.js';

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

it('rejects long host names at once', () => {
  const start = performance.now();
  const host = Array.from({ length: 100_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  );
  expect(normaliseDomain(`${host.join('')}.example`)).toBeUndefined();
  expect(normaliseDomain('https://www.Bücher.example/a')).toBe('xn--bcher-kva.example');
  expect(performance.now() - start).toBeLessThan(500);
});
