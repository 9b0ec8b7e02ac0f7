import styles from './stat-list.module.css';
import { SkeletonBar } from './skeleton.js';

/** Skeleton of a stat list. */
export function StatListSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.strip} style={{ '--figures': count } as React.CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.figure} style={{ height: 104 }}>
          <SkeletonBar width={88} />
          <div style={{ marginTop: 18 }}>
            <SkeletonBar width={64} />
          </div>
        </div>
      ))}
    </div>
  );
}
