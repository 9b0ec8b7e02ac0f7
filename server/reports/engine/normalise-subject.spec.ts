import { expect, it } from 'vitest';
import { normaliseDomain, normalisePath } from './normalise-subject.js';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';

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

it('rejects long host names at once', async () => {
  const host = Array.from({ length: 100_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  );
  const processorMs = await measureProcessorMs(() => {
    expect(normaliseDomain(`${host.join('')}.example`)).toBeUndefined();
  });
  expect(processorMs).toBeLessThan(500);
  expect(normaliseDomain('https://www.Bücher.example/a')).toBe('xn--bcher-kva.example');
});

it.each([
  ['separators', '/?', '&'],
  ['incomplete escapes', '/', '%'],
  ['escapes and letters', '/', 'é%41'],
  ['dot segments', '/', 'a/../'],
  ['tracking parameters', '/?', 'srsltid=1&'],
])('normalises a list of a megabyte of paths with many %s in time', async (_name, start, part) => {
  const path = start + part.repeat(Math.floor(2000 / part.length));
  const processorMs = await measureProcessorMs(() => {
    for (let line = 0; line < 500; line += 1) normalisePath(path);
  });
  expect(processorMs).toBeLessThan(1500);
});

it('leaves a path of more than 8 KB unchanged', () => {
  const path = `/a/../${'x'.repeat(8200)}?srsltid=1`;
  expect(normalisePath(path)).toBe(path);
});
