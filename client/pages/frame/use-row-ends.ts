import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways goes on beyond either end of what is seen of it. */
interface RowEnds {
  before: boolean;
  after: boolean;
}

/** Watches how far a row is scrolled, and how much there is of it: its parts may grow when letters arrive. */
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
