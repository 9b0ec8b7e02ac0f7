import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import styles from './competition.module.css';

/** Advertiser competition as three bars with a label. */
export function Competition({
  level,
  names,
}: {
  level: number | null | undefined;
  /** Labels of levels 1 to 3. */
  names: readonly [string, string, string];
}) {
  if (level !== 1 && level !== 2 && level !== 3) return <span>{unknownValue}</span>;
  return (
    <span className={styles.competition}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={`${styles.bar} ${bar <= level ? styles.full : ''}`} />
        ))}
      </span>
      {names[level - 1]}
    </span>
  );
}
