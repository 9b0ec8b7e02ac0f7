import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PagerItem, pageWindow } from './page-window.js';

const drawn = (places: PagerItem[]) =>
  places.map((place) => ('page' in place ? String(place.page) : '…')).join(' ');

describe('the pager', () => {
  it.each([
    [1, 1, '1'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])('on page %d of %d shows %s', (current, last, expected) =>
    expect(drawn(pageWindow(current, last))).toBe(expected),
  );

  it('jumps through a gap by the width of its window', () => {
    expect(pageWindow(20, 40).flatMap((place) => ('page' in place ? [] : [place.jumpTo]))).toEqual([15, 25]);
    expect(pageWindow(6, 12).flatMap((place) => ('page' in place ? [] : [place.jumpTo]))).toEqual([2, 11]);
  });

  it('never leaves out exactly one page and always shows the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 499 }), (last, at) => {
        const current = 1 + (at % last);
        const places = pageWindow(current, last);
        const pages = places.flatMap((place) => ('page' in place ? [place.page] : []));
        expect(pages).toContain(current);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        for (const place of places) {
          if ('page' in place) continue;
          expect(place.jumpTo).toBeGreaterThan(place.gapAfter);
          expect(pages).not.toContain(place.jumpTo);
          expect(place.jumpTo).toBeLessThan(pages.find((page) => page > place.gapAfter) ?? 0);
        }
        pages.slice(1).forEach((page, index) => expect(page - (pages[index] ?? 0)).not.toBe(2));
      }),
    );
  });
});
