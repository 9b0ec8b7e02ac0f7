import { useEffect } from 'react';

/** Competitors of the dashboard's lists; the report has the rest. */
export const visibleCompetitors = 9;
/** An empty list is asked for again after this, in ms, … */
const retryAfter = 5000;
/** … and no longer than this: a domain may really have no competitors. */
const giveUpAfter = 60_000;

/** A list as a server may send it, whatever its schema says: null where there is too little to build it from. */
export function listAsSent<List>(list: List | undefined): List | null | undefined {
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
    startPolling(retryAfter);
    const timer = setTimeout(stopPolling, giveUpAfter);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [isEmpty, startPolling, stopPolling]);
}
