import { useEffect } from 'react';
import { showPageTour, type TourName, type TourNeed } from './page-tour.js';

/** Registers the page's tour once its content is ready. `has` may be a new array on each render. */
export function usePageTour(name: TourName, has: readonly TourNeed[], isReady: boolean): void {
  const needs = has.join();
  useEffect(
    () =>
      isReady ? showPageTour({ name, has: needs === '' ? [] : (needs.split(',') as TourNeed[]) }) : undefined,
    [name, needs, isReady],
  );
}
