import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { getPage } from '../addresses/catalogue.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { CatalogueSkeleton } from './catalogue-skeleton.js';
import { NoSubjectPage } from './no-subject-page.js';
import { pageModules } from './page-modules.js';

const DomainSummary = lazy(async () => ({ default: (await pageModules.load('domain-summary')).Component }));
const KeywordSummary = lazy(async () => ({ default: (await pageModules.load('keyword-summary')).Component }));

/** Summary page of a domain or, depending on the address, of a keyword. */
export function SummaryPage() {
  const subject = subjectOfPage(useLocation());
  if (!subject) return <NoSubjectPage page="domain-summary" opensKeywords />;
  const isKeyword = subject.kind === 'keyword';
  const page = getPage(isKeyword ? 'keyword-summary' : 'domain-summary');
  const Summary = isKeyword ? KeywordSummary : DomainSummary;
  return (
    <Suspense fallback={<CatalogueSkeleton page={page} />}>
      <Summary page={page} />
    </Suspense>
  );
}
