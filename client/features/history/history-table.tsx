import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { groupByDay, type HistoryDay, type HistoryEntry, relativeDay } from './history-days.js';
import styles from './history-table.module.css';

/** Requests grouped by day, each with a link to its report. */
export function HistoryTable({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation('panel');
  return (
    <table className={styles.table} aria-label={useAccountTitle('history')}>
      <thead>
        <tr>
          <th scope="col">{t('history.subject')}</th>
          <th scope="col" className={styles.report}>
            {t('history.report')}
          </th>
          <th scope="col" className={styles.base}>
            {t('history.base')}
          </th>
          <th scope="col" className={styles.time}>
            {t('history.time')}
          </th>
        </tr>
      </thead>
      {groupByDay(entries).map((day) => (
        <DayRows key={day.day} {...day} />
      ))}
    </table>
  );
}

function DayRows({ day, entries }: HistoryDay) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const relativeDayName = relativeDay(day, new Date());
  return (
    <tbody>
      <tr className={styles.day}>
        <th scope="rowgroup" colSpan={4}>
          {relativeDayName ? `${t(`history.${relativeDayName}`)} · ${format.day(day)}` : format.day(day)}
        </th>
      </tr>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

function EntryRow({ entry }: { entry: HistoryEntry }) {
  const format = useFormat();
  const { databases } = useDatabases();
  const database = databases.find(({ code }) => code === entry.base);
  return (
    <tr className={styles.entry}>
      <td>
        <Link to={entry.path} title={readablePath(entry.subject) || entry.title}>
          {readablePath(entry.subject) || entry.title}
        </Link>
      </td>
      <td className={styles.report}>{entry.title}</td>
      <td className={styles.base}>{database ? databaseTitle(database, format.language) : entry.base}</td>
      <td className={styles.time}>
        <time dateTime={entry.requestedAt} title={format.moment(entry.requestedAt)}>
          {format.momentTime(entry.requestedAt)}
        </time>
      </td>
    </tr>
  );
}
