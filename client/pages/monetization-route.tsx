import { useLocation } from 'react-router-dom';
import { databaseTitle } from '../lib/text/database-title.js';
import { useDatabases } from '../graphql/databases/use-databases.js';
import { DomainNotFound } from '../features/domain-dashboard/domain-not-found.js';
import { MonetizationPage } from '../features/monetization/monetization-page.js';
import { useBaseCode } from '../graphql/databases/use-base.js';
import { useFormat } from '../i18n/use-format.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { NoSubjectPage } from './no-subject-page.js';

/** Monetization report of the address's domain. */
export function Component() {
  const subject = subjectOfPage(useLocation());
  const base = useBaseCode();
  const { current } = useDatabases();
  const { language } = useFormat();
  if (subject?.kind !== 'domain') return <NoSubjectPage page="monetization" />;
  return (
    <MonetizationPage
      key={subject.domain}
      domain={subject.domain}
      base={base}
      notFound={
        <DomainNotFound domain={subject.domain} databaseName={current && databaseTitle(current, language)} />
      }
    />
  );
}
