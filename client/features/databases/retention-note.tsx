import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import type { OwnDataQuery } from './own-data.generated.js';
import styles from './own-data.module.css';
import { groupByRemovalDay } from './stored-data.js';

type Data = OwnDataQuery['ownData'];

/** The retention policy in words, the next removals of each database and the last one. */
export function RetentionNote({ data: { retention, snapshots, databases } }: { data: Data }) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { allDays, monthlyMonths, newestCount } = retention;
  const days = t('retention.days', { count: allDays, formatted: format.integer(allDays) });
  const months = t('retention.months', { count: monthlyMonths, formatted: format.integer(monthlyMonths) });
  const windows = describeWindows(allDays > 0, monthlyMonths > 0);
  const countText = (count: number) => t('retention.dates', { count, formatted: format.integer(count) });
  return (
    <div className={styles.retention}>
      <p>
        {windows === 'none' ? null : `${t(`retention.${windows}`, { days, months })} `}
        {t(windows === 'none' ? 'retention.newest' : 'retention.older', {
          formatted: format.integer(newestCount),
        })}
      </p>
      {databases.map(({ database, lastThinning }) => {
        const title = databaseTitle(database, format.language);
        const removals = groupByRemovalDay(snapshots.filter(({ base }) => base === database.code));
        return [
          ...removals.map(({ day, dates }) => (
            <p key={`${database.code} ${day}`} title={dates.map(format.day).join('\n')}>
              {t('retention.next', { database: title, day: format.day(day), dates: countText(dates.length) })}
            </p>
          )),
          lastThinning ? (
            <p key={`${database.code} last`} title={lastThinning.dates.map(format.day).join('\n')}>
              {t('retention.last', {
                database: title,
                day: format.momentDay(lastThinning.at),
                dates: countText(lastThinning.dates.length),
              })}
            </p>
          ) : null,
        ];
      })}
    </div>
  );
}

function describeWindows(isDaily: boolean, isMonthly: boolean) {
  if (isDaily && isMonthly) return 'both';
  if (isDaily) return 'daily';
  return isMonthly ? 'monthly' : 'none';
}
