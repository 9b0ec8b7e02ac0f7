import { useEffect } from 'react';
import { showPageTour, type TourName, type TourNeed } from './page-tour.js';

/** Declares that the page in sight has a tour, from when it shows what the tour tells of. `has` may be a new array each time. */
export function usePageTour(name: TourName, has: readonly TourNeed[], isReady: boolean): void {
  const needs = has.join();
  useEffect(
    () =>
      isReady ? showPageTour({ name, has: needs === '' ? [] : (needs.split(',') as TourNeed[]) }) : undefined,
    [name, needs, isReady],
  );
}
