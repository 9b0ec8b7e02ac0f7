import { useEffect, useState } from 'react';

/** Faster responses show no loading indicator, which would flicker. */
const delayMs = 200;

/** Whether waiting lasts long enough for a loading indicator. */
export function useSlow(isWaiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return slow;
}
