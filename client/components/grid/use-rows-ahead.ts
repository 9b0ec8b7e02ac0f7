import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.js';

/** Rows that stand ready above and below those in sight; each costs as much as one in sight when the page changes. */
const rowsBeyondSight = 4;

/** Pages of so many rows are drawn whole, so that the browser's own search finds what is in them. */
const drawnWhole = 50;

/**
 * How many rows are drawn above and below those in sight. Of a short page all, once the first are painted: those that nobody
 * sees yet would keep them waiting.
 */
export function useRowsAhead(rows: number): { rowsAhead: number; noteFirstRows: () => void } {
  const [isPainted, setPainted] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const noteFirstRows = useCallback(() => {
    leave.current = whenIdle(() => setPainted(true));
  }, []);
  if (!isPainted) return { rowsAhead: 0, noteFirstRows };
  return { rowsAhead: rows <= drawnWhole ? drawnWhole : rowsBeyondSight, noteFirstRows };
}
