import { useEffect, useRef } from 'react';
import { useWatchedTaskQuery, type WatchedTaskQuery } from './watched-task.generated.js';

/** A task as pages that wait for it see it. */
export type WatchedTask = WatchedTaskQuery['task'];

/** Time between two looks at a task under way, in ms. */
const pollIntervalMs = 2000;

/** Watches a task until it ends; `onEnd` is called once, where it ended while it was watched. */
export function usePollTask(id: string, onEnd: () => void) {
  const seen = useRef<string | undefined>(undefined);
  const ended = useRef(false);
  const { data, error, refetch, stopPolling } = useWatchedTaskQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: pollIntervalMs,
  });
  const task = data?.task;
  const state = task?.state;
  const isFinished = state !== undefined && state !== 'processing';
  useEffect(() => {
    if (isFinished || error) stopPolling();
  }, [isFinished, error, stopPolling]);
  useEffect(() => {
    if (seen.current === 'processing' && isFinished && !ended.current) {
      ended.current = true;
      onEnd();
    }
    seen.current = state;
  }, [state, isFinished, onEnd]);
  return { task, error, refetch };
}
