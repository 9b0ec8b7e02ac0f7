import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FiguresSkeleton } from '../components/ui/figures.js';
import { databaseTitle } from '../lib/database-title.js';
import { useDatabases } from '../graphql/use-databases.js';
import { useBaseCode } from '../graphql/use-base.js';
import { useFormat } from '../i18n/use-format.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { NothingToOpen } from './nothing-to-open.js';

const DomainDashboardPage = lazy(async () => ({
  default: (await import('../features/domain-dashboard/domain-dashboard-page.js')).DomainDashboardPage,
}));
const KeywordDashboardPage = lazy(async () => ({
  default: (await import('../features/keyword-dashboard/keyword-dashboard-page.js')).KeywordDashboardPage,
}));

/** Summary of a domain, or of a keyword where the address names one. */
export function SummaryRoute() {
  const subject = subjectOfPage(useLocation());
  const base = useBaseCode();
  const { current } = useDatabases();
  const { language } = useFormat();
  if (!subject) return <NothingToOpen />;
  const database = {
    base,
    databaseName: current && databaseTitle(current, language),
    volumesDate: current?.volumesDate,
  };
  return (
    <Suspense fallback={<WaitingPage />}>
      {subject.kind === 'keyword' ? (
        <KeywordDashboardPage key={subject.keyword} keyword={subject.keyword} {...database} />
      ) : (
        <DomainDashboardPage key={subject.domain} domain={subject.domain} {...database} />
      )}
    </Suspense>
  );
}

function WaitingPage() {
  return (
    <div style={{ paddingTop: 56 }}>
      <FiguresSkeleton count={6} />
    </div>
  );
}
