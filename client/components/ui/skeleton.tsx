import styles from './skeleton.module.css';

/** Skeleton bar of a text. */
export function SkeletonBar({ width }: { width: number | string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden="true" />;
}

interface SkeletonRowsProps {
  rows: number;
  /** Row height in px: 28 in dashboards, 34 in lists. */
  height?: number;
}

const widths = [148, 112, 176, 132, 96, 160, 120];

/** Skeleton rows of a table. */
export function SkeletonRows({ rows, height = 28 }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" style={{ '--row-height': `${height}px` } as React.CSSProperties}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonBar width={widths[index % widths.length] ?? 120} />
          <SkeletonBar width={38} />
        </div>
      ))}
    </div>
  );
}
