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
  ['separators', `/?${'&'.repeat(1_000_000)}`],
  ['incomplete escapes', `/${'%'.repeat(1_000_000)}`],
  ['escapes and letters', `/${'é%41'.repeat(200_000)}`],
  ['dot segments', '/a/..'.repeat(200_000)],
  ['tracking parameters', `/?${'srsltid=1&'.repeat(100_000)}`],
])('normalises a path of a million characters, with many %s, in time', async (_name, path) => {
  const processorMs = await measureProcessorMs(() => {
    normalisePath(path);
  });
  expect(processorMs).toBeLessThan(1500);
});
