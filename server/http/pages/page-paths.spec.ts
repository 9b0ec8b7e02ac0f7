import { describe, expect, it } from 'vitest';
import { normalizePath } from './page-paths.js';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';

describe('the normalized path of a URL', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Sites///?page=2#top', '/sites'],
    ['', ''],
  ])('of %j is %j', (url, path) => {
    expect(normalizePath(url)).toBe(path);
  });

  it('of many slashes is found in linear time', async () => {
    const url = `/${'/'.repeat(100_000)}a`;
    expect(await measureProcessorMs(() => expect(normalizePath(url)).toBe(url))).toBeLessThan(500);
  });
});
