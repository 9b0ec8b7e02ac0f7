import { useLocation } from 'react-router-dom';
import { AdExportPage } from '../features/ad-export/ad-export-page.js';
import { databaseTitle } from '../lib/text/database-title.js';
import { useDatabases } from '../graphql/databases/use-databases.js';
import { DomainNotFound } from '../features/domain-dashboard/domain-not-found.js';
import { useBaseCode } from '../graphql/databases/use-base.js';
import { useEngine } from '../graphql/databases/use-engine.js';
import { useFormat } from '../i18n/use-format.js';
import { getPage } from '../addresses/catalogue.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { CatalogueSkeleton } from './catalogue-skeleton.js';
import { NoSubjectPage } from './no-subject-page.js';

/** Ad campaign export of the address's domain. */
export function Component() {
  const subject = subjectOfPage(useLocation());
  const base = useBaseCode();
  const engine = useEngine();
  const { current } = useDatabases();
  const { language } = useFormat();
  if (subject?.kind !== 'domain') return <NoSubjectPage page="ad-export" />;
  if (engine === undefined) return <CatalogueSkeleton page={getPage('ad-export')} />;
  return (
    <AdExportPage
      key={subject.domain}
      domain={subject.domain}
      base={base}
      engine={engine}
      notFound={
        <DomainNotFound domain={subject.domain} databaseName={current && databaseTitle(current, language)} />
      }
    />
  );
}
