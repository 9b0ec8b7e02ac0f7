import { SkeletonBar } from '../../../components/ui/skeleton.js';
import styles from './table.module.css';

const widths = [168, 132, 196, 112, 154, 181, 126, 204, 143, 172, 118, 160, 190, 138];
/** More than a window holds; the frame cuts them. */
const rowCount = 40;

/** The table before its first rows: its frame with bars where they will be. */
export function TableSkeleton({ rowHeight, label }: { rowHeight: number; label: string }) {
  return (
    <div className={styles.frame} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.head} />
      {Array.from({ length: rowCount }, (_row, index) => widths[index % widths.length] ?? 160).map(
        (width, index) => (
          <div key={index} className={styles.skeletonRow} style={{ height: rowHeight }}>
            <span style={{ width: 220 }}>
              <SkeletonBar width={width} />
            </span>
            <SkeletonBar width={30} />
            <SkeletonBar width={44} />
            <SkeletonBar width={56} />
            <SkeletonBar width={40} />
            <SkeletonBar width={40} />
            <span className={styles.skeletonLast}>
              <SkeletonBar width={width} />
            </span>
          </div>
        ),
      )}
    </div>
  );
}
