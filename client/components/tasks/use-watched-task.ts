import { useEffect, useRef } from 'react';
import { useWatchedTaskQuery, type WatchedTaskQuery } from './watched-task.generated.js';

/** A task as pages that wait for it see it. */
export type WatchedTask = WatchedTaskQuery['task'];

/** Time between two looks at a task under way, in ms. */
const pollInterval = 2000;

/** Watches a task until it ends; `onEnd` is called once, where it ended while it was watched. */
export function useWatchedTask(id: string, onEnd: () => void) {
  const seen = useRef<string | undefined>(undefined);
  const ended = useRef(false);
  const { data, error, refetch, stopPolling } = useWatchedTaskQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval,
  });
  const task = data?.task;
  const state = task?.state;
  const isOver = state !== undefined && state !== 'processing';
  useEffect(() => {
    if (isOver || error) stopPolling();
  }, [isOver, error, stopPolling]);
  useEffect(() => {
    if (seen.current === 'processing' && isOver && !ended.current) {
      ended.current = true;
      onEnd();
    }
    seen.current = state;
  }, [state, isOver, onEnd]);
  return { task, error, refetch };
}
