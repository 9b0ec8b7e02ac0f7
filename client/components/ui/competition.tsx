import { useTranslation } from 'react-i18next';
import { unknown } from '../../lib/format-number.js';
import styles from './competition.module.css';

const levels = { 1: 'competition.low', 2: 'competition.middle', 3: 'competition.high' } as const;

/** Competition of advertisers, 1 low to 3 high, as bars and the word. */
export function Competition({ level }: { level: number | null | undefined }) {
  const { t } = useTranslation();
  if (level !== 1 && level !== 2 && level !== 3) return <span>{unknown}</span>;
  return (
    <span className={styles.competition}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={`${styles.bar} ${bar <= level ? styles.full : ''}`} />
        ))}
      </span>
      {t(levels[level])}
    </span>
  );
}
