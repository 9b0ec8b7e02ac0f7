import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { type DatabaseContentsQuery, useDatabaseContentsQuery } from './database-contents.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { getPage } from '../../addresses/catalogue.js';
import { changeDatabasePath, paths } from '../../addresses/paths.js';
import { ShowAllButton } from '../../components/ui/show-all-button.js';
import styles from './databases-card.module.css';
import { databaseTitle } from '../../lib/text/database-title.js';

type Database = DatabaseContentsQuery['databases'][number];

/** Databases with their contents and age. A click switches to the database. */
export function DatabasesCard() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { language } = format;
  const statistics = getPage('statistics');
  const [isExpanded, setExpanded] = useState(false);
  // The frame caches the databases without these fields; `no-cache` keeps this query from overwriting it.
  const { data, error, refetch } = useDatabaseContentsQuery({ fetchPolicy: 'no-cache' });
  const databases = data?.databases;
  const databasesWithData = databases?.filter(({ empty }) => !empty);
  const statColumn = (
    key: 'keywords' | 'domains' | 'pages' | 'ads',
    isWideOnly = false,
  ): SmallColumn<Database> => ({
    key,
    title: t(`columns.${key}`),
    isNumber: true,
    isQuiet: true,
    isWideOnly,
    cell: (database) => <span title={format.integer(database[key])}>{format.short(database[key])}</span>,
  });
  const columns: SmallColumn<Database>[] = [
    {
      key: 'name',
      title: t('columns.engine'),
      width: '30%',
      cell: (database) => <DatabaseLink database={database} />,
    },
    statColumn('keywords'),
    statColumn('domains', true),
    statColumn('pages', true),
    statColumn('ads', true),
    {
      key: 'updated',
      title: t('columns.updated'),
      isNumber: true,
      isQuiet: true,
      width: '118px',
      cell: ({ positionsDate }) => (positionsDate ? format.day(positionsDate) : unknownValue),
    },
  ];
  return (
    <Card
      title={t('databases')}
      subtitle={t('databasesSubtitle')}
      secondary={
        <span className={styles.aside}>
          {databases && databases.length > (databasesWithData?.length ?? 0) ? (
            <ShowAllButton onClick={() => setExpanded(!isExpanded)} expanded={isExpanded}>
              {isExpanded ? t('databasesFewer') : t('databasesAll', { formatted: databases.length })}
            </ShowAllButton>
          ) : null}
          <Link to={statistics.route}>{statistics.title[language]}</Link>
        </span>
      }
    >
      {error ? (
        <CardNote onRetry={() => void refetch()}>{t('databasesFailed')}</CardNote>
      ) : databases === undefined || databasesWithData === undefined ? (
        <SkeletonRows rows={4} height={34} />
      ) : databasesWithData.length === 0 && !isExpanded ? (
        <CardNote>{t('databasesEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('databases')}
          columns={columns}
          rows={isExpanded ? databases : databasesWithData}
          getRowKey={({ code }) => code}
          rowHeight={34}
        />
      )}
    </Card>
  );
}

function DatabaseLink({ database }: { database: Database }) {
  const { language } = useFormat();
  return (
    <span className={styles.name}>
      <IconWorld aria-hidden="true" />
      <a href={changeDatabasePath(database.code, paths.home)} data-strong>
        {databaseTitle(database, language)}
      </a>
    </span>
  );
}
