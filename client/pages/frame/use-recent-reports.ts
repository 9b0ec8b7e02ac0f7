import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteReport } from '../../lib/recent-reports.js';
import { namedAddress } from '../../addresses/page-database.js';
import { subjectName, subjectOfPage } from '../../addresses/page-subject.js';

/** Remembers each report that is opened, for the start page's list. */
export function useRecentReports(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const subject = subjectOfPage({ pathname, search });
    if (subject) {
      noteReport({
        address: namedAddress({ pathname, search }),
        subject: subjectName(subject),
        report: pathname,
        at: Date.now(),
      });
    }
  }, [pathname, search]);
}
