import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addRecentReport } from '../../lib/recent-reports.js';
import { addressWithDatabase } from '../../addresses/page-database.js';
import { subjectName, subjectOfPage } from '../../addresses/page-subject.js';

/** Adds every opened report to the recent list. */
export function useRecentReports(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const subject = subjectOfPage({ pathname, search });
    if (subject) {
      addRecentReport({
        address: addressWithDatabase({ pathname, search }),
        subject: subjectName(subject),
        report: pathname,
        at: Date.now(),
      });
    }
  }, [pathname, search]);
}
