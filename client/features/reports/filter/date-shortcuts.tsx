import { useTranslation } from 'react-i18next';
import { formatIsoDay } from '../../../../server/contract/iso-day.js';
import { useDatabases } from '../../../graphql/use-databases.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './filter-panel.module.css';
import { dateSpans, lastDays } from './last-days.js';

/** Buttons that set a date range of the last 30, 90 or 365 days with data. */
export function DateShortcuts({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { current } = useDatabases();
  const latestDay =
    [current?.positionsDate, current?.volumesDate]
      .flatMap((date) => date?.slice(0, 10) ?? [])
      .sort()
      .at(-1) ?? formatIsoDay(new Date());
  return (
    <span className={styles.spans} role="group" aria-label={t('filter.spans')}>
      {dateSpans.map((days) => {
        const span = lastDays(days, latestDay);
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
      <span className={styles.spansEnd}>{t('filter.spansEnd', { day: format.day(latestDay) })}</span>
    </span>
  );
}
