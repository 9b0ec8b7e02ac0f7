import { SkeletonBar } from '../../../components/ui/skeleton.js';
import styles from './table.module.css';

const rows = [168, 132, 196, 112, 154, 181, 126, 204, 143, 172, 118, 160, 190, 138];

/** The table before its first rows: its frame with bars where they will be. */
export function TableSkeleton({ rowHeight, label }: { rowHeight: number; label: string }) {
  return (
    <div className={styles['frame']} role="status" aria-busy="true" aria-label={label}>
      <div className={styles['head']} />
      {rows.map((width, index) => (
        <div key={index} className={styles['skeletonRow']} style={{ height: rowHeight }}>
          <span style={{ width: 220 }}>
            <SkeletonBar width={width} />
          </span>
          <SkeletonBar width={30} />
          <SkeletonBar width={44} />
          <SkeletonBar width={56} />
          <SkeletonBar width={40} />
          <SkeletonBar width={132} />
        </div>
      ))}
    </div>
  );
}
