import { useEffect, useRef } from 'react';

/** Time between two looks at a check under way, in ms. */
const pollInterval = 3000;

/** Looks again and again while a check is under way, until it has ended. */
export function useCheckUnderWay(task: string | undefined, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (task === undefined) return undefined;
    const timer = setInterval(() => latest.current(), pollInterval);
    return () => clearInterval(timer);
  }, [task]);
}
