import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWithDatabase } from '../../addresses/page-database.js';
import { removeRecentReport } from '../../lib/recent-reports.js';

/** Keeps the page out of the recent reports: its subject is not in the database. */
export function useRemoveFromRecents(isUnknown = true): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isUnknown) removeRecentReport(addressWithDatabase({ pathname, search }));
  }, [isUnknown, pathname, search]);
}
