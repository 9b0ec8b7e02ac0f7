import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { CancelButton } from '../../widgets/tasks/cancel-button.js';
import { TaskWaiting } from '../../widgets/tasks/task-waiting.js';
import { useProgressInTab } from '../../widgets/tasks/use-progress-in-tab.js';
import { usePollTask } from '../../widgets/tasks/use-poll-task.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { TaskResult } from './task-result.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';
import { EnablePushButton } from '../../widgets/notifications/push/enable-push-button.js';

/** Task with a button for push notifications; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="task">
      <TaskPage notify={<EnablePushButton />} />
    </AuthenticatedPage>
  );
}

/**
 * Task page: progress while the task runs, then its result.
 * @param props.notify button that requests a message when the task ends
 */
export function TaskPage({ notify }: { notify: ReactNode }) {
  const { t } = useTranslation('tasks');
  const { id = '' } = useParams();
  const client = useApolloClient();
  // Other active queries, such as the notification count, may depend on the task.
  const onEnd = useCallback(() => void client.refetchQueries({ include: 'active' }), [client]);
  const { task, error, refetch } = usePollTask(id, onEnd);
  const defaultTitle = useAccountTitle('task');
  const title = task?.name ?? defaultTitle;
  const isRunning = task?.state === 'processing';
  useProgressInTab(isRunning ? task.progress : undefined, title);
  return (
    <div className="reading">
      <PageHeader ancestors={[{ label: useAccountTitle('tasks'), to: paths.tasks }]} title={title} />
      {error ? <ErrorBanner title={t('failedOne')} error={error} onRetry={() => void refetch()} /> : null}
      {task === undefined ? (
        error ? null : (
          <div className="framed">
            <SkeletonRows rows={8} height={34} />
          </div>
        )
      ) : isRunning ? (
        <TaskWaiting
          task={task}
          actions={
            <>
              {notify}
              <Button component={Link} to={paths.tasks}>
                {t('toTasks')}
              </Button>
              <CancelButton id={id} isRequested={task.cancelRequested} />
            </>
          }
        />
      ) : (
        <TaskResult task={task} />
      )}
    </div>
  );
}
