import { type RefObject, useEffect, useState } from 'react';

/** Whether a row can scroll further at either end. */
interface RowOverflow {
  before: boolean;
  after: boolean;
}

/** Observes scroll position and size of a row, which may grow when the web font is loaded. */
export function useRowOverflow(row: RefObject<HTMLElement | null>): RowOverflow {
  const [ends, setEnds] = useState<RowOverflow>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setEnds((previous) =>
        previous.before === before && previous.after === after ? previous : { before, after },
      );
    };
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(element);
    for (const child of element.children) resizeObserver.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', update);
    };
  });
  return ends;
}
