import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { getPage } from '../../addresses/catalogue.js';
import { changeDatabasePath, paths } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ShowAllButton } from '../../components/ui/show-all-button.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { type DatabaseStatisticsQuery, useDatabaseStatisticsQuery } from './database-statistics.generated.js';
import styles from './database-statistics.module.css';
import { KeywordAgeCard } from './keyword-age-card.js';
import { Sparkline } from '../../components/chart/sparkline.js';

type Database = DatabaseStatisticsQuery['databases'][number];

const columns = ['keywords', 'domains', 'pages', 'ads'] as const;

/** Whether snapshots contain this statistic. Snapshots do not count pages and distinct ads. */
const hasGrowth = (column: (typeof columns)[number]): column is GrowthStat =>
  column === 'keywords' || column === 'domains';

/** Public statistics of every database: contents, growth between snapshots and age. */
export function DatabaseStatistics() {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  // The frame caches the databases without these fields; `no-cache` keeps this query from overwriting it.
  const { data, error, refetch } = useDatabaseStatisticsQuery({ fetchPolicy: 'no-cache' });
  const databases = data?.databases;
  const databasesWithData = databases?.filter(({ empty }) => !empty) ?? [];
  const visibleDatabases = isExpanded ? (databases ?? []) : databasesWithData;
  return (
    <div className={styles.page}>
      <PageHeader
        title={getPage('statistics').title[format.language]}
        help={<HelpLink pageId="statistics" />}
        summary={
          databases
            ? t('about', {
                count: databasesWithData.length,
                formatted: format.integer(databasesWithData.length),
              })
            : null
        }
        actions={
          databases && databases.length > databasesWithData.length ? (
            <ShowAllButton onClick={() => setExpanded(!isExpanded)} expanded={isExpanded}>
              {isExpanded ? t('fewer') : t('all', { formatted: databases.length })}
            </ShowAllButton>
          ) : null
        }
      />
      {error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : databases === undefined ? (
        <div className="framed">
          <SkeletonRows rows={4} height={44} />
        </div>
      ) : visibleDatabases.length === 0 ? (
        <div className="framed">
          <StateMessage title={t('empty')}>{t('emptyText')}</StateMessage>
        </div>
      ) : (
        <>
          <Table databases={visibleDatabases} />
          <p className={styles.note}>{t('note')}</p>
          <KeywordAgeCard
            databases={databasesWithData.map((database) => ({
              name: databaseTitle(database, format.language),
              keywordMonths: database.keywordMonths,
            }))}
          />
        </>
      )}
    </div>
  );
}

/** On narrow screens CSS turns rows into blocks, which drops the table semantics, so the roles are explicit. */
function Table({ databases }: { databases: readonly Database[] }) {
  const { t } = useTranslation('statistics');
  return (
    <table className={`framed ${styles.table}`} role="table" aria-label={t('table')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('columns.engine')}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles.figure}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.figure}>
            {t('columns.snapshots')}
          </th>
          <th role="columnheader" scope="col" className={styles.figure}>
            {t('columns.updated')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {databases.map((database) => (
          <Row key={database.code} database={database} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ database }: { database: Database }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { code, positionsDate, snapshots } = database;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={changeDatabasePath(code, paths.home)}>{databaseTitle(database, format.language)}</a>
      </th>
      {columns.map((column) => (
        <td key={column} role="cell" className={styles.figure} data-title={t(`columns.${column}`)}>
          <span className={styles.value}>
            {hasGrowth(column) ? <GrowthLine snapshots={snapshots} stat={column} /> : null}
            {format.integer(database[column])}
          </span>
        </td>
      ))}
      <td role="cell" className={styles.figure} data-title={t('columns.snapshots')}>
        {snapshots.length === 0 ? unknownValue : format.integer(snapshots.length)}
      </td>
      <td role="cell" className={styles.figure} data-title={t('columns.updated')}>
        {positionsDate ? format.day(positionsDate) : unknownValue}
      </td>
    </tr>
  );
}

interface GrowthLineProps {
  snapshots: Parameters<typeof snapshotGrowth>[0];
  stat: GrowthStat;
}

/** Sparkline of a stat over the snapshots. Renders nothing with fewer than two values. */
function GrowthLine({ snapshots, stat }: GrowthLineProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const growth = snapshotGrowth(snapshots, stat);
  if (!growth) return null;
  const text = t('growth', {
    count: growth.values.length,
    formatted: format.integer(growth.values.length),
    from: format.day(growth.from),
    to: format.day(growth.to),
    first: format.integer(growth.first),
    last: format.integer(growth.last),
  });
  return (
    <span role="img" aria-label={text} title={text}>
      <Sparkline values={growth.values} marksLastValue />
    </span>
  );
}

type Snapshot = DatabaseStatisticsQuery['databases'][number]['snapshots'][number];

/** A stat that every snapshot records. */
type GrowthStat = 'keywords' | 'domains';

/** Values of one stat over the snapshots, oldest first. */
interface SnapshotGrowth {
  values: readonly number[];
  /** ISO dates of the first and the last snapshot. */
  from: string;
  to: string;
  first: number;
  last: number;
}

/** Growth of a stat over the snapshots; undefined with fewer than two values. */
export function snapshotGrowth(snapshots: readonly Snapshot[], stat: GrowthStat): SnapshotGrowth | undefined {
  const points = snapshots
    .flatMap((snapshot) => {
      const value = snapshot[stat];
      return value === null ? [] : [{ date: snapshot.date, value }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const [oldest] = points;
  const latestPoint = points.at(-1);
  if (points.length < 2 || !oldest || !latestPoint) return undefined;
  return {
    values: points.map(({ value }) => value),
    from: oldest.date,
    to: latestPoint.date,
    first: oldest.value,
    last: latestPoint.value,
  };
}

export { DatabaseStatistics as Component };
