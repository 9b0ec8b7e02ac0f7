import { lazy, Suspense } from 'react';
import { useTourOfPage } from '../../lib/page-tour.js';

const TourHost = lazy(async () => ({
  default: (await import('../../features/tours/tour-host.js')).TourHost,
}));

/** Host of product tours, loaded with the first page that has one. */
export function LazyTourHost() {
  const { page } = useTourOfPage();
  return page ? (
    <Suspense>
      <TourHost />
    </Suspense>
  ) : null;
}
