import { useLocation } from 'react-router-dom';
import { DomainDashboardPage } from '../features/domain-dashboard/domain-dashboard-page.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { useNamedDatabase } from './use-named-database.js';
import { usePreloadedTables } from './preloaded-tables.js';

/** Summary of the domain of the address. */
export function Component() {
  const subject = subjectOfPage(useLocation());
  const database = useNamedDatabase();
  usePreloadedTables();
  if (subject?.kind !== 'domain') return null;
  return <DomainDashboardPage key={subject.domain} domain={subject.domain} {...database} />;
}
