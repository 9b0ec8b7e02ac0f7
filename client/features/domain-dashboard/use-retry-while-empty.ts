import { useEffect } from 'react';

/** Poll interval while a list is empty. */
const retryIntervalMs = 5000;
/** Stops polling after this time: the domain may have no competitors. */
const maxPollDurationMs = 60_000;

/** Widens the type of a list: servers may return null for lists with too little data, despite the schema. */
export function asNullableList<List>(list: List | undefined): List | null | undefined {
  return list;
}

interface Polling {
  isEmpty: boolean;
  startPolling: (interval: number) => void;
  stopPolling: () => void;
}

/** Polls while the result is empty, because the server may still compute the list. */
export function useRetryWhileEmpty({ isEmpty, startPolling, stopPolling }: Polling): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    startPolling(retryIntervalMs);
    const timer = setTimeout(stopPolling, maxPollDurationMs);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [isEmpty, startPolling, stopPolling]);
}
