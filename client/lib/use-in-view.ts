import { type RefObject, useEffect } from 'react';

/**
 * Keeps the open one of a row of tabs in sight, where the row is wider than the window: when another opens, and when the window
 * turns or letters arrive. Moves the row alone, never the page. `shown` says which one is open.
 */
export function useInView(
  row: RefObject<HTMLElement | null>,
  open: RefObject<HTMLElement | null>,
  visible: string,
): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => bring(element, open.current));
    watcher.observe(element);
    for (const part of element.children) watcher.observe(part);
    return () => watcher.disconnect();
  }, [row, open, visible]);
}

function bring(row: HTMLElement, part: HTMLElement | null): void {
  if (!part) return;
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const seen = row.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  const after = right + edge - seen.right;
  const before = seen.left + edge - left;
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += Math.min(after, -before);
}
