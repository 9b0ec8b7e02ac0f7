import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { SkeletonFrames } from '../../components/ui/page-skeleton.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import styles from './home-page.module.css';

/** Skeleton of the start page. */
export function HomeSkeleton() {
  const { t } = useTranslation('home');
  return (
    <div className="wide">
      <CardGrid>
        <section className={styles.hero}>
          <h1>{t('title')}</h1>
        </section>
        <SkeletonFrames className="framed">
          <SkeletonRows rows={8} height={34} />
        </SkeletonFrames>
      </CardGrid>
    </div>
  );
}
