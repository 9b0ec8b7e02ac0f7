import { readablePath } from '../../server/contract/formatting/readable-path.js';
import { useLocation } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { subjectName, subjectOfPage } from '../addresses/page-subject.js';
import { reportPath } from '../addresses/report-path.js';
import { StatListSkeleton } from '../components/ui/stat-list-skeleton.js';
import { PageSkeleton, SkeletonFrames } from '../components/ui/page-skeleton.js';
import { SkeletonRows } from '../components/ui/skeleton.js';
import { GroupSkeleton } from '../features/groups/group-skeleton.js';
import { useBaseCode } from '../graphql/databases/use-base.js';
import { useFormat } from '../i18n/use-format.js';

/** Skeleton of a catalogue page with its own entry point, or of a group report. */
export function CatalogueSkeleton({ page }: { page: CataloguedPage }) {
  const { id } = page;
  if (page.subject === 'group') return <GroupSkeleton />;
  return id === 'domain-summary' || id === 'keyword-summary' ? (
    <SummarySkeleton />
  ) : (
    <FirstPartySkeleton page={page} />
  );
}

/** The title of a summary is its subject. */
function SummarySkeleton() {
  const subject = subjectOfPage(useLocation());
  if (!subject) return null;
  const siteDomain = subject.kind === 'domain' ? subject.domain : undefined;
  return (
    <PageSkeleton className="wide" title={readablePath(subjectName(subject))} siteDomain={siteDomain}>
      <SkeletonFrames>
        <StatListSkeleton count={6} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}

function FirstPartySkeleton({ page }: { page: CataloguedPage }) {
  const subject = subjectOfPage(useLocation());
  const base = useBaseCode();
  const { language } = useFormat();
  const domain = subject?.kind === 'domain' ? subject.domain : undefined;
  if (page.subject === 'domain' && domain === undefined) return null;
  return (
    <PageSkeleton
      className="wide"
      ancestors={
        domain === undefined ? [] : [{ label: domain, to: reportPath('domain-summary', { domain }, base) }]
      }
      title={page.title[language]}
      siteDomain={domain}
    >
      <SkeletonFrames className="framed">
        <SkeletonRows rows={12} height={34} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}
