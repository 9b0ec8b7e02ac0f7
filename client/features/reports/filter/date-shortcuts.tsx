import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';
import { dateSpans, lastDays } from './last-days.js';

/** Sets both days of a range at once: the last 30, 90 or 365 days. */
export function DateShortcuts({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('reports');
  return (
    <span className={styles.spans} role="group" aria-label={t('filter.spans')}>
      {dateSpans.map((days) => {
        const span = lastDays(days, new Date());
        return (
          <button
            key={days}
            type="button"
            className={styles.span}
            aria-pressed={value === span}
            onClick={() => onChange(span)}
          >
            {t('filter.span', { count: days })}
          </button>
        );
      })}
    </span>
  );
}
