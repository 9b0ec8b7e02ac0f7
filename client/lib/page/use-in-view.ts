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
    const resizeObserver = new ResizeObserver(() => scrollIntoRow(element, open.current));
    resizeObserver.observe(element);
    for (const child of element.children) resizeObserver.observe(child);
    return () => resizeObserver.disconnect();
  }, [row, open, openId]);
}

function scrollIntoRow(row: HTMLElement, part: HTMLElement | null): void {
  if (!part) return;
  const padding = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const rowRect = row.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  const overflowRight = right + padding - rowRect.right;
  const overflowLeft = rowRect.left + padding - left;
  if (overflowLeft > 0) row.scrollLeft -= overflowLeft;
  else if (overflowRight > 0) row.scrollLeft += Math.min(overflowRight, -overflowLeft);
}
