import { type RefObject, useEffect } from 'react';

/** Minimum height of rows in px that stay visible below the headers. */
const minVisibleRowsHeight = 100;

/** Sticks the headers to the top of the window while the page scrolls. */
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
