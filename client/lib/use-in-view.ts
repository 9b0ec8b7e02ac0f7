import { type RefObject, useEffect } from 'react';

/**
 * Keeps the open one of a row of tabs in sight, where the row is wider than the window: when another opens, and when the window
 * turns or letters arrive. Moves the row alone, never the page. `shown` says which one is open.
 */
export function useInView(
  row: RefObject<HTMLElement | null>,
  open: RefObject<HTMLElement | null>,
  openId: string,
): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => scrollIntoRow(element, open.current));
    watcher.observe(element);
    for (const part of element.children) watcher.observe(part);
    return () => watcher.disconnect();
  }, [row, open, openId]);
}

function scrollIntoRow(row: HTMLElement, part: HTMLElement | null): void {
  if (!part) return;
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const rowRect = row.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  const overflowRight = right + edge - rowRect.right;
  const overflowLeft = rowRect.left + edge - left;
  if (overflowLeft > 0) row.scrollLeft -= overflowLeft;
  else if (overflowRight > 0) row.scrollLeft += Math.min(overflowRight, -overflowLeft);
}
