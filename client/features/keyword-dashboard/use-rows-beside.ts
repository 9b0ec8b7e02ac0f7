import { useCallback, useEffect, useState } from 'react';

interface RowsBeside {
  /** Goes to what holds the rows. */
  room: (element: HTMLElement | null) => void;
  /** Goes to what stands beside it; it must be as high as its content only. */
  beside: (element: HTMLElement | null) => void;
  /** Rows that end where the neighbour ends, never fewer than asked for. */
  rows: number;
  /** Height that makes them end there to the pixel, px. */
  rowHeight: number;
}

const defaultHeight = 28;

/** How many rows of a table, below its head, are as high as what stands beside it; the fewest where nothing does. */
export function useRowsBeside(fewest: number): RowsBeside {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  const measure = useCallback(() => {
    if (!room || !beside) return;
    const [left, right] = [room.getBoundingClientRect(), beside.getBoundingClientRect()];
    setHeight(right.left >= left.right ? right.bottom - left.top : 0);
  }, [room, beside]);
  useEffect(() => {
    if (!room || !beside) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    watch.observe(beside);
    return () => watch.disconnect();
  }, [room, beside, measure]);
  const free = height - defaultHeight;
  const rows = Math.max(fewest, Math.floor(free / defaultHeight));
  return { room: setRoom, beside: setBeside, rows, rowHeight: Math.max(defaultHeight, free / rows) };
}
