import { useSyncExternalStore } from 'react';

/** Available tours. */
export type TourName = 'report' | 'clustering';

/** Requirements of tour steps that some pages or visitors do not meet. */
export type TourNeed = 'ads' | 'ownData' | 'limits' | 'editing' | 'openFolder';

/** Tour of the visible page. */
export interface PageTour {
  name: TourName;
  /** Requirements that the page meets. */
  availableNeeds: readonly TourNeed[];
}

/**
 * `start`: from the first step. `goOn`: from the step at which the reader left the tour. `short`: only the most
 * important steps.
 */
export type TourRequest = 'start' | 'goOn' | 'short';

interface PageTourState {
  page?: PageTour;
  request?: TourRequest;
}

let current: PageTourState = {};
const listeners = new Set<() => void>();

function setState(next: PageTourState): void {
  current = next;
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers the visible page's tour. Returns a function that unregisters it. */
export function showPageTour(page: PageTour): () => void {
  setState({ page });
  return () => {
    if (current.page === page) setState({});
  };
}

/** Tour of the visible page and whether it was requested; empty if the page has none. */
export function useTourOfPage(): PageTourState {
  return useSyncExternalStore(subscribe, () => current);
}

/** Requests the tour of the page; undefined clears the request. */
export function requestTour(request: TourRequest | undefined): void {
  if (current.page) setState({ page: current.page, request });
}
