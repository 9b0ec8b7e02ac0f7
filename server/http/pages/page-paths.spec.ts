import { describe, expect, it } from 'vitest';
import { normalizePath } from './page-paths.js';

describe('the normalized path of a URL', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Sites///?page=2#top', '/sites'],
    ['', ''],
  ])('of %j is %j', (url, path) => {
    expect(normalizePath(url)).toBe(path);
  });

  it('of many slashes is found in linear time', () => {
    const start = performance.now();
    const url = `/${'/'.repeat(100_000)}a`;
    expect(normalizePath(url)).toBe(url);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
