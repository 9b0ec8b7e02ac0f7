import { useEffect } from 'react';
import { showPageTour, type TourName, type TourNeed } from './page-tour.js';

/** Registers the page's tour once its content is ready. `availableNeeds` may be a new array on each render. */
export function usePageTour(name: TourName, availableNeeds: readonly TourNeed[], isReady: boolean): void {
  const needsKey = availableNeeds.join();
  useEffect(
    () =>
      isReady
        ? showPageTour({ name, availableNeeds: needsKey === '' ? [] : (needsKey.split(',') as TourNeed[]) })
        : undefined,
    [name, needsKey, isReady],
  );
}
