import { useLocation } from 'react-router-dom';
import { DomainDashboardPage } from '../features/domain-dashboard/domain-dashboard-page.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { NoSubjectPage } from './no-subject-page.js';
import { useDatabaseSummary } from './use-database-summary.js';
import { usePreloadedTables } from './preloaded-tables.js';

/** Summary of the domain in the address. */
export function Component() {
  const subject = subjectOfPage(useLocation());
  const database = useDatabaseSummary();
  usePreloadedTables();
  if (!subject) return <NoSubjectPage page="domain-summary" opensKeywords />;
  if (subject.kind !== 'domain') return null;
  return <DomainDashboardPage key={subject.domain} domain={subject.domain} {...database} />;
}
