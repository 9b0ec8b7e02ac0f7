import { useSyncExternalStore } from 'react';

/** The tours that there are. */
export type TourName = 'report' | 'clustering';

/** What a step of a tour may need that not every visitor has on every page. */
export type TourNeed = 'ads' | 'ownData' | 'limits' | 'editing' | 'openFolder';

/** What the page in sight tells of its tour. */
export interface PageTour {
  name: TourName;
  /** What the page has for this visitor. */
  has: readonly TourNeed[];
}

/** How a tour is asked for: from its beginning, or from where it was left. */
export type TourRequest = 'start' | 'goOn';

interface TourOfPage {
  page?: PageTour;
  request?: TourRequest;
}

let current: TourOfPage = {};
const listeners = new Set<() => void>();

function change(next: TourOfPage): void {
  current = next;
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells which page with a tour is in sight; the answer takes it back. */
export function showPageTour(page: PageTour): () => void {
  change({ page });
  return () => {
    if (current.page === page) change({});
  };
}

/** The tour of the page in sight, and whether it was asked for; empty where the page has none. */
export function useTourOfPage(): TourOfPage {
  return useSyncExternalStore(subscribe, () => current);
}

/** Asks for the tour of the page in sight; undefined once it has begun. */
export function requestTour(request: TourRequest | undefined): void {
  if (current.page) change({ page: current.page, request });
}
