import { type RefObject, useEffect } from 'react';

/** Pixels of rows that stay under the heads where the table ends. */
const minVisibleRowsHeight = 100;

/** Keeps the heads of a table at the window's upper edge where it is the page that scrolls: the table itself may have none. */
export function useStickyHeaders(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const updatePosition = () => {
      const headers = frame.current?.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
      if (!frame.current || !headers) return;
      const { top, height } = frame.current.getBoundingClientRect();
      const above = Math.max(0, Math.min(-top, height - minVisibleRowsHeight));
      headers.style.transform = above > 0 ? `translateY(${above}px)` : '';
    };
    window.addEventListener('scroll', updatePosition, { passive: true });
    return () => window.removeEventListener('scroll', updatePosition);
  }, [frame]);
}
