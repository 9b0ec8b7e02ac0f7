import { useEffect, useState } from 'react';

/** What comes sooner than this, in milliseconds, is shown without a sign of waiting: it would only flicker. */
const delayMs = 200;

/** Whether something has been on its way for so long that a person should see it. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
