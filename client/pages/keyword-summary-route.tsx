import { useLocation } from 'react-router-dom';
import { KeywordDashboardPage } from '../features/keyword-dashboard/keyword-dashboard-page.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { useDatabaseSummary } from './use-database-summary.js';
import { usePreloadedTables } from './preloaded-tables.js';

/** Summary of the keyword in the address. */
export function Component() {
  const subject = subjectOfPage(useLocation());
  const database = useDatabaseSummary();
  usePreloadedTables();
  if (subject?.kind !== 'keyword') return null;
  return <KeywordDashboardPage key={subject.keyword} keyword={subject.keyword} {...database} />;
}
