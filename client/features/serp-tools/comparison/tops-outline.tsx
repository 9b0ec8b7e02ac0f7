import styles from './tops.module.css';

/** Where tops are about to stand. */
export function TopsOutline({ depth, tops }: { depth: number; tops: number }) {
  return (
    <div
      className={styles.outline}
      style={{ height: 54 + 32 * Math.min(depth, 20) + 36 }}
      data-tops={tops}
      aria-hidden="true"
    />
  );
}
