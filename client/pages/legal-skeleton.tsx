import { useLocation } from 'react-router-dom';
import { legalPages } from '../../server/contract/pages/legal-pages.js';
import { PageSkeleton, SkeletonFrames } from '../components/ui/page-skeleton.js';
import { SkeletonRows } from '../components/ui/skeleton.js';
import { useFormat } from '../i18n/use-format.js';

/** Skeleton of a legal page. */
export function LegalSkeleton() {
  const readerLanguage = useFormat().language;
  const segments = useLocation().pathname.toLowerCase().split('/');
  const language = segments.find((segment) => segment === 'en' || segment === 'ru') ?? readerLanguage;
  const page = legalPages.find(({ slug }) => segments.includes(slug)) ?? legalPages[0];
  return (
    <PageSkeleton className="reading" title={page.title[language]}>
      <SkeletonFrames className="framed">
        <SkeletonRows rows={8} height={34} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}
