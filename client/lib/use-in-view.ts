import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a tab row so that the open tab is visible. Runs when the open tab or the row's size changes; never scrolls
 * the page.
 * @param openId identifies the open tab
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
