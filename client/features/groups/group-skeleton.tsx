import { useTranslation } from 'react-i18next';
import { paths } from '../../addresses/paths.js';
import { Link } from 'react-router-dom';
import headStyles from '../../components/ui/page-header.module.css';
import { SkeletonFrames } from '../../components/ui/page-skeleton.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';

/** Skeleton of a group report. Leaves the document title unchanged because the loaded page sets it. */
export function GroupSkeleton() {
  const { t } = useTranslation();
  return (
    <div>
      <div className={headStyles.head}>
        <nav aria-label={t('breadcrumbs')}>
          <ol className={headStyles.crumbs}>
            <li>
              <Link to={paths.groups}>{t('pages.groups')}</Link>
              <span className={headStyles.slash} aria-hidden="true">
                /
              </span>
            </li>
            <li>
              <h1>{t('pages.group')}</h1>
            </li>
          </ol>
        </nav>
      </div>
      <SkeletonFrames className="framed">
        <SkeletonRows rows={14} height={34} />
      </SkeletonFrames>
    </div>
  );
}
