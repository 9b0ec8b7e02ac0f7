import { type RefObject, useEffect } from 'react';

/** Pixels of rows that stay under the heads where the table ends. */
const leastBelow = 100;

/** Keeps the heads of a table at the window's upper edge where it is the page that scrolls: the table itself may have none. */
export function useVisibleHeaders(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      const heads = frame.current?.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
      if (!frame.current || !heads) return;
      const { top, height } = frame.current.getBoundingClientRect();
      const above = Math.max(0, Math.min(-top, height - leastBelow));
      heads.style.transform = above > 0 ? `translateY(${above}px)` : '';
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [frame]);
}
