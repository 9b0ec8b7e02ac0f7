import { type RefObject, useEffect, useState } from 'react';

/** Whether a row can scroll further at either end. */
interface RowEnds {
  before: boolean;
  after: boolean;
}

/** Observes scroll position and size of a row; it may grow when the web font loads. */
export function useRowEnds(row: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setEnds((seen) => (seen.before === before && seen.after === after ? seen : { before, after }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    for (const part of element.children) watcher.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return ends;
}
