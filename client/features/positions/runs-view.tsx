import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { type PositionsRunsQuery, usePositionsRunsQuery } from './positions.generated.js';
import styles from './positions.module.css';
import { useDollars } from './use-dollars.js';

const sourceNames = { dataforseo: 'DataForSEO', serper: 'Serper', serpapi: 'SerpApi' } as const;

type Run = PositionsRunsQuery['positionsRuns'][number];

/** Position checks of a project with cost and errors. */
export function RunsView({ id }: { id: string }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const dollars = useDollars();
  const { data, error, refetch } = usePositionsRunsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const runs = data?.positionsRuns;
  const runNote = ({ isUnderWay: isRunning, refused: rejected, isAdded, isScheduled }: Run) =>
    [
      isRunning ? t('runs.underWay') : undefined,
      rejected ?? undefined,
      isAdded ? t('runs.added') : undefined,
      isScheduled ? t('runs.scheduled') : undefined,
    ]
      .filter(Boolean)
      .join(' · ');
  if (error) return <ErrorBanner title={t('runs.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={`framed ${styles.scroll}`} role="group" tabIndex={0} aria-label={t('runs.label')}>
      {runs === undefined ? (
        <SkeletonRows rows={6} height={34} />
      ) : runs.length === 0 ? (
        <StateMessage title={t('runs.none')}>{t('runs.noneText')}</StateMessage>
      ) : (
        <SmallTable
          label={t('runs.label')}
          rowHeight={34}
          rows={runs}
          getRowKey={(run) => run.id}
          columns={[
            {
              key: 'date',
              title: t('runs.date'),
              width: '170px',
              cell: ({ startedAt }) => format.moment(startedAt),
            },
            {
              key: 'source',
              title: t('runs.source'),
              width: '110px',
              cell: ({ provider }) => sourceNames[provider],
            },
            {
              key: 'answered',
              title: t('runs.answered'),
              isNumber: true,
              width: '110px',
              cell: ({ answered }) => format.integer(answered),
            },
            {
              key: 'failed',
              title: t('runs.notChecked'),
              isNumber: true,
              width: '120px',
              cell: ({ failed }) => format.integer(failed),
            },
            {
              key: 'fell',
              title: t('runs.fell'),
              isNumber: true,
              width: '100px',
              cell: ({ fell }) => format.integer(fell),
            },
            {
              key: 'cost',
              title: t('runs.cost'),
              isNumber: true,
              width: '110px',
              cell: ({ spent }) => dollars(spent),
            },
            {
              key: 'note',
              title: t('runs.state'),
              cell: (run) => <span title={runNote(run)}>{runNote(run)}</span>,
            },
          ]}
        />
      )}
    </div>
  );
}
