import { SkeletonRows } from '../../components/ui/skeleton.js';
import styles from './account-page.module.css';

/** Skeleton of the account page while the account loads. */
export function AccountPageSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.nav} />
      <div className={styles.sections}>
        {[4, 3].map((rows) => (
          <div key={rows} className="framed">
            <SkeletonRows rows={rows} height={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
