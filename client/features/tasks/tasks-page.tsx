import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../components/grid/pager.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { TaskTable } from './task-table.js';
import { useTasksQuery } from './tasks.generated.js';
import styles from './tasks-page.module.css';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

const pollIntervalMs = 2000;

/** Task list; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="tasks">
      <TasksPage />
    </AuthenticatedPage>
  );
}

/** Tasks of the account with their outcome, newest first. */
function TasksPage() {
  const { t } = useTranslation('tasks');
  const title = useAccountTitle('tasks');
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useTasksQuery({
    variables: { page },
    fetchPolicy: 'network-only',
  });
  const tasks = (data ?? previousData)?.tasks;
  const isRunning = tasks?.items.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <div className="reading">
      <PageHeader title={title} />
      {error ? <ErrorBanner title={t('failedList')} error={error} onRetry={() => void refetch()} /> : null}
      <div className="framed">
        {tasks === undefined ? (
          <SkeletonRows rows={8} height={34} />
        ) : tasks.total === 0 ? (
          <StateMessage title={t('none')}>{t('noneText')}</StateMessage>
        ) : (
          <TaskTable label={title} tasks={tasks.items} onCancelled={() => void refetch()} />
        )}
      </div>
      {tasks && tasks.lastPage > 1 ? (
        <div className={styles.foot}>
          <Pager label={t('pages')} page={tasks.page} lastPage={tasks.lastPage} onPage={setPage} />
        </div>
      ) : null}
    </div>
  );
}
