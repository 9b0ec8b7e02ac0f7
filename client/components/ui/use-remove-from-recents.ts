import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { namedAddress } from '../../addresses/page-database.js';
import { forgetReport } from '../../lib/recent-reports.js';

/** Keeps the page out of the recent reports: its subject is not in the database. */
export function useRemoveFromRecents(isUnknown = true): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isUnknown) forgetReport(namedAddress({ pathname, search }));
  }, [isUnknown, pathname, search]);
}
