import { describe, expect, it } from 'vitest';
import { readablePath } from './readable-path.js';

describe('readable path', () => {
  it.each([
    ['/shop/tents', '/shop/tents'],
    ['/%D0%BA%D0%B0%D1%82/%d0%b7%d0%b8%d0%bc?x=%D1%8F', '/кат/зим?x=я'],
    ['/100%25/a%20b%2Fc', '/100%25/a%20b%2Fc'],
    ['/100%-%D1%8F', '/100%-я'],
    ['/%D0%BA%D0', '/%D0%BA%D0'],
    ['/%EF%E0%EB', '/%EF%E0%EB'],
  ])('displays %s as %s', (path, expected) => expect(readablePath(path)).toBe(expected));

  it('preserves the encoding of invisible and direction-changing characters', () => {
    expect(readablePath('/%D0%B0%E2%80%AE%D0%B1%C2%A0')).toBe('/а%E2%80%AEб%C2%A0');
  });

  it('refers to the same page', () => {
    const path = '/%D0%BA%D0%B0%D1%82?q=%D1%8F%20b';
    expect(new URL(readablePath(path), 'https://a.example').href).toBe(`https://a.example${path}`);
  });
});
