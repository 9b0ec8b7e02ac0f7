import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWithDatabase } from '../../addresses/page-database.js';
import { removeRecentReport } from '../../lib/storage/recent-reports.js';

/** Removes the page from the recent reports if its subject is not in the database. */
export function useRemoveFromRecents(isUnknown = true): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isUnknown) removeRecentReport(addressWithDatabase({ pathname, search }));
  }, [isUnknown, pathname, search]);
}
