import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PagerItem, pageWindow } from './pager.js';

const renderItems = (items: PagerItem[]) =>
  items.map((item) => ('page' in item ? String(item.page) : '…')).join(' ');

describe('pager', () => {
  it.each([
    [1, 1, '1'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])('shows page %d of %d as %s', (current, last, expected) =>
    expect(renderItems(pageWindow(current, last))).toBe(expected),
  );

  it('jumps by the window width at a gap', () => {
    expect(pageWindow(20, 40).flatMap((item) => ('page' in item ? [] : [item.jumpTo]))).toEqual([15, 25]);
    expect(pageWindow(6, 12).flatMap((item) => ('page' in item ? [] : [item.jumpTo]))).toEqual([2, 11]);
  });

  it('never hides a single page and always shows the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 499 }), (last, offset) => {
        const current = 1 + (offset % last);
        const items = pageWindow(current, last);
        const pages = items.flatMap((item) => ('page' in item ? [item.page] : []));
        expect(pages).toContain(current);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        for (const item of items) {
          if ('page' in item) continue;
          expect(item.jumpTo).toBeGreaterThan(item.gapAfter);
          expect(pages).not.toContain(item.jumpTo);
          expect(item.jumpTo).toBeLessThan(pages.find((page) => page > item.gapAfter) ?? 0);
        }
        pages.slice(1).forEach((page, index) => expect(page - (pages[index] ?? 0)).not.toBe(2));
      }),
    );
  });
});
