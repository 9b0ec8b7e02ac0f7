import { useEffect, useRef } from 'react';

/** Poll interval during a check in ms. */
const pollIntervalMs = 3000;

/** Polls until the task ends. */
export function usePollRunningCheck(task: string | undefined, onPoll: () => void): void {
  const latestOnPoll = useRef(onPoll);
  latestOnPoll.current = onPoll;
  useEffect(() => {
    if (task === undefined) return undefined;
    const timer = setInterval(() => latestOnPoll.current(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [task]);
}
