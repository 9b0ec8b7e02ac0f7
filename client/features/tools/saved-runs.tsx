import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Tag } from '../../components/ui/tag.js';
import { useRemoval } from '../../components/ui/use-removal.js';
import { type Formats, useFormat } from '../../i18n/use-format.js';
import styles from './saved-runs.module.css';
import {
  RemoveToolRunDocument,
  RestoreToolRunDocument,
  type ToolRunsQuery,
  useToolRunsQuery,
} from './tools.generated.js';

type Run = ToolRunsQuery['toolRuns']['items'][number];

const pollIntervalMs = 2000;

interface SavedRunsProps {
  tool: string;
  /** Kind of list that the tool accepts. */
  lines: 'keywords' | 'pages';
  /** Id of the open run. */
  openRunId: string | undefined;
  getRunPath: (run: Pick<Run, 'uid' | 'base'>) => string;
  /** Called after the open run is removed. */
  onRemoved: () => void;
}

/** Saved runs of a tool, newest first. */
export function SavedRuns({ tool, lines, openRunId, getRunPath, onRemoved }: SavedRunsProps) {
  const { t } = useTranslation('tools');
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useToolRunsQuery({
    variables: { tool, page },
    fetchPolicy: 'cache-and-network',
  });
  const runs = (data ?? previousData)?.toolRuns;
  const isRunning = runs?.items.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const remove = useRunRemoval((uid) => {
    void refetch();
    if (uid === openRunId) onRemoved();
  });
  const lastPage = runs?.lastPage ?? 1;
  return (
    <Card
      title={t('saved.title')}
      secondary={
        lastPage > 1 ? (
          <span className={styles.pages}>
            <ActionIcon aria-label={t('saved.later')} disabled={page === 1} onClick={() => setPage(page - 1)}>
              <IconChevronLeft aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              aria-label={t('saved.earlier')}
              disabled={page >= lastPage}
              onClick={() => setPage(page + 1)}
            >
              <IconChevronRight aria-hidden="true" />
            </ActionIcon>
          </span>
        ) : null
      }
    >
      {error ? <ErrorBanner title={t('saved.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {!runs && !error ? <SkeletonRows rows={4} height={36} /> : null}
      {runs?.total === 0 ? <p className={styles.none}>{t('saved.none')}</p> : null}
      <ul className={styles.runs}>
        {runs?.items.map((run) => (
          <RunRow
            key={run.uid}
            run={run}
            lines={lines}
            isOpen={run.uid === openRunId}
            to={getRunPath(run)}
            onRemove={() => void remove(run)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RunRowProps extends Pick<SavedRunsProps, 'lines'> {
  run: Run;
  isOpen: boolean;
  to: string;
  onRemove: () => void;
}

function RunRow({ run, lines, isOpen, to, onRemove }: RunRowProps) {
  const { t } = useTranslation('tools');
  const format = useFormat();
  return (
    <li className={styles.run} data-open={isOpen || undefined}>
      <Link to={to} className={styles.name} aria-current={isOpen ? 'true' : undefined} title={run.name}>
        {run.name}
      </Link>
      {run.asked > 0 ? (
        <span className={styles.asked}>
          {t(`saved.${lines}`, { count: run.asked, formatted: format.integer(run.asked) })}
        </span>
      ) : null}
      <span className={styles.end}>
        {run.state === 'processing' ? <Tag>{t('saved.processing')}</Tag> : null}
        {run.state === 'failed' ? <Tag>{t(run.isCancelled ? 'saved.cancelled' : 'saved.error')}</Tag> : null}
        {run.state === 'done' && run.isOutdated ? <Tag>{t('saved.new')}</Tag> : null}
        <span className={styles.day} title={format.moment(run.createDate)}>
          {formatDayOrTime(format, run.createDate)}
        </span>
        <ActionIcon aria-label={t('saved.remove', { name: run.name })} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}

/** Time of runs of today, date of older ones. */
function formatDayOrTime({ momentDay, momentTime }: Formats, iso: string): string {
  const day = momentDay(iso);
  return day === momentDay(new Date().toISOString()) ? momentTime(iso) : day;
}

/** Removes a run immediately and offers undo. */
function useRunRemoval(onChanged: (uid: string) => void): (run: Pick<Run, 'uid' | 'name'>) => Promise<void> {
  const { t } = useTranslation('tools');
  const remove = useRemoval({
    remove: RemoveToolRunDocument,
    restore: RestoreToolRunDocument,
    removalErrorTitle: t('saved.notRemoved'),
    restoreErrorTitle: t('saved.notRestored'),
  });
  return ({ uid, name }) => remove({ uid }, t('saved.removed', { name }), () => onChanged(uid));
}
