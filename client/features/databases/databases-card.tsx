import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { useDatabasesQuery } from '../../graphql/generated/operations.js';
import { useFormat } from '../../i18n/use-format.js';
import { unknown } from '../../lib/format-number.js';
import { changeDatabasePath, paths } from '../../routes/paths.js';
import styles from './databases-card.module.css';
import type { Database } from './use-databases.js';

/** The databases with what they hold and how fresh it is; opening one makes it the chosen one. */
export function DatabasesCard() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useDatabasesQuery({});
  const databases = data?.databases;
  const filled = databases?.filter(({ empty }) => !empty);
  const day = (iso: string | null) => (iso ? format.day(iso) : unknown);
  const columns: SmallColumn<Database>[] = [
    {
      key: 'name',
      title: t('columns.engine'),
      width: '36%',
      cell: (database) => <DatabaseLink database={database} />,
    },
    {
      key: 'keywords',
      title: t('columns.keywords'),
      isNumber: true,
      isQuiet: true,
      cell: ({ keywords }) => <span title={format.integer(keywords)}>{format.short(keywords)}</span>,
    },
    {
      key: 'previous',
      title: t('columns.previous'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      cell: ({ previousDate }) => day(previousDate),
    },
    {
      key: 'updated',
      title: t('columns.updated'),
      isNumber: true,
      isQuiet: true,
      width: '25%',
      cell: ({ positionsDate }) => day(positionsDate),
    },
  ];
  return (
    <Card
      title={t('databases')}
      subtitle={t('databasesSubtitle')}
      aside={
        databases && databases.length > (filled?.length ?? 0) ? (
          <button type="button" className={styles.all} onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t('databasesFewer') : t('databasesAll', { shown: databases.length })}
          </button>
        ) : null
      }
    >
      {error ? (
        <CardNote onRetry={() => void refetch()}>{t('databasesFailed')}</CardNote>
      ) : databases === undefined || filled === undefined ? (
        <SkeletonRows rows={4} height={34} />
      ) : filled.length === 0 && !all ? (
        <CardNote>{t('databasesEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('databases')}
          columns={columns}
          rows={all ? databases : filled}
          keyOf={({ code }) => code}
          rowHeight={34}
        />
      )}
    </Card>
  );
}

function DatabaseLink({ database }: { database: Database }) {
  return (
    <span className={styles.name}>
      <IconWorld aria-hidden="true" />
      <a href={changeDatabasePath(database.code, paths.home)} data-strong>
        {database.name}
      </a>
    </span>
  );
}
