import { useSyncExternalStore } from 'react';

/** Available tours. */
export type TourName = 'report' | 'clustering';

/** Conditions of tour steps that not every page or visitor meets. */
export type TourNeed = 'ads' | 'ownData' | 'limits' | 'editing' | 'openFolder';

/** Tour of the visible page. */
export interface PageTour {
  name: TourName;
  /** Conditions met on this page. */
  availableNeeds: readonly TourNeed[];
}

/** Start from the beginning or resume at the last step. */
export type TourRequest = 'start' | 'goOn';

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

/** Requests the tour of the visible page; undefined clears the request after the start. */
export function requestTour(request: TourRequest | undefined): void {
  if (current.page) setState({ page: current.page, request });
}
