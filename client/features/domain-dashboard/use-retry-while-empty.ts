import { useEffect } from 'react';

/** Competitors of the dashboard's lists; the report has the rest. */
export const maxListedCompetitors = 9;
/** An empty list is asked for again after this, in ms, … */
const retryIntervalMs = 5000;
/** … and no longer than this: a domain may really have no competitors. */
const giveUpAfterMs = 60_000;

/** A list as a server may send it, whatever its schema says: null where there is too little to build it from. */
export function asNullableList<List>(list: List | undefined): List | null | undefined {
  return list;
}

interface Polling {
  isEmpty: boolean;
  startPolling: (interval: number) => void;
  stopPolling: () => void;
}

/** Asks again while the answer is empty, since the list may still be counted. */
export function useRetryWhileEmpty({ isEmpty, startPolling, stopPolling }: Polling): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    startPolling(retryIntervalMs);
    const timer = setTimeout(stopPolling, giveUpAfterMs);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [isEmpty, startPolling, stopPolling]);
}
