import type { CSSProperties } from 'react';
import styles from './table.module.css';

const barWidthsPx = [168, 132, 196, 112, 154, 181, 126, 204, 143, 172, 118, 160, 190, 138];
/** More rows than fit into any window; the frame clips them. */
const rowCount = 40;

/** Table placeholder. CSS draws the bars of a row, because one element per bar would be slow. */
export function TableSkeleton({ rowHeight, label }: { rowHeight: number; label: string }) {
  return (
    <div className={styles.frame} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.head} />
      {Array.from({ length: rowCount }, (_row, index) => barWidthsPx[index % barWidthsPx.length] ?? 160).map(
        (width, index) => (
          <div
            key={index}
            className={styles.skeletonRow}
            style={{ height: rowHeight, '--bar': `${width}px` } as CSSProperties}
          />
        ),
      )}
    </div>
  );
}
