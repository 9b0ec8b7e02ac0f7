import { useEffect, useRef } from 'react';

const pollIntervalMs = 3000;

/** Calls `onPoll` in an interval while the task is running. */
export function usePollRunningCheck(task: string | undefined, onPoll: () => void): void {
  const latestOnPoll = useRef(onPoll);
  latestOnPoll.current = onPoll;
  useEffect(() => {
    if (task === undefined) return undefined;
    const timer = setInterval(() => latestOnPoll.current(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [task]);
}
