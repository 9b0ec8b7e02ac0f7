import { useEffect, useRef } from 'react';
import { useWatchedTaskQuery, type WatchedTaskQuery } from './watched-task.generated.js';

/** A polled task. */
export type WatchedTask = WatchedTaskQuery['task'];

const pollIntervalMs = 2000;

/**
 * Polls a task until it ends. Calls `onEnd` once when the task ends.
 * @param initialState 'processing' if the page has read a record that the task has not finished; a task that ends
 *   before the first poll then ends during polling
 */
export function usePollTask(id: string, onEnd: () => void, initialState?: 'processing') {
  const lastSeenState = useRef<string | undefined>(initialState);
  const hasEnded = useRef(false);
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
    if (lastSeenState.current === 'processing' && isFinished && !hasEnded.current) {
      hasEnded.current = true;
      onEnd();
    }
    if (state !== undefined) lastSeenState.current = state;
  }, [state, isFinished, onEnd]);
  return { task, error, refetch };
}
