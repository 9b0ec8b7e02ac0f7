import { useEffect, useRef } from 'react';

/** Time between two looks at a check under way, in ms. */
const pollIntervalMs = 3000;

/** Looks again and again while a check is under way, until it has ended. */
export function usePollRunningCheck(task: string | undefined, onPoll: () => void): void {
  const latestOnPoll = useRef(onPoll);
  latestOnPoll.current = onPoll;
  useEffect(() => {
    if (task === undefined) return undefined;
    const timer = setInterval(() => latestOnPoll.current(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [task]);
}
