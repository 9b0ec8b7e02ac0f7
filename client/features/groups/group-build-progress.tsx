import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { CancelButton } from '../../widgets/tasks/cancel-button.js';
import { TaskWaiting } from '../../widgets/tasks/task-waiting.js';
import { useProgressInTab } from '../../widgets/tasks/use-progress-in-tab.js';
import { usePollTask, type WatchedTask } from '../../widgets/tasks/use-poll-task.js';
import { PageHeader } from '../../components/ui/page-header.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { GroupDetails } from './group-details.js';
import { usePolledGroup } from './use-polled-group.js';

/** Time limit for building a group report. */
const maxBuildMinutes = 15;

interface GroupBuildProgressProps {
  group: GroupReportFragment;
  /** Secret of the share link, if the report was opened by one. */
  share: string | undefined;
  /** Control that enables a notification for the end of the build. */
  notify: ReactNode;
  /** Called once when the report is ready or has failed. */
  onEnd: () => void;
}

/** Progress of a group report that is being built. The finished report replaces it automatically. */
export function GroupBuildProgress({ group, ...rest }: GroupBuildProgressProps) {
  return group.taskId === null ? (
    <PolledBuildProgress group={group} share={rest.share} onEnd={rest.onEnd} />
  ) : (
    <OwnerBuildProgress group={group} taskId={group.taskId} notify={rest.notify} onEnd={rest.onEnd} />
  );
}

/** Progress and stages of the build, for the user who started it. */
function OwnerBuildProgress({
  group,
  taskId,
  notify,
  onEnd,
}: Omit<GroupBuildProgressProps, 'share'> & { taskId: string }) {
  const { task } = usePollTask(taskId, onEnd, 'processing');
  return (
    <ProgressPage
      group={group}
      task={task?.state === 'processing' ? task : undefined}
      actions={
        <>
          {notify}
          <GroupsLink />
          {task ? <CancelButton id={taskId} isRequested={task.cancelRequested} /> : null}
        </>
      }
    />
  );
}

/** Progress for team members and readers of a share link, who cannot read the task. */
function PolledBuildProgress({ group, share, onEnd }: Omit<GroupBuildProgressProps, 'notify'>) {
  const latestReport = usePolledGroup(group, share, onEnd);
  // Readers of a share link have no list of reports.
  const isShared = share !== undefined;
  return (
    <ProgressPage
      group={latestReport}
      task={undefined}
      isShared={isShared}
      actions={isShared ? null : <GroupsLink />}
    />
  );
}

interface ProgressPageProps {
  group: GroupReportFragment;
  task: WatchedTask | undefined;
  isShared?: boolean;
  actions: ReactNode;
}

function ProgressPage({ group, task, isShared = false, actions }: ProgressPageProps) {
  const { t } = useTranslation(['groups', 'frame']);
  const displayedTask = { ...(task ?? taskFromReport(group)), title: t('building') };
  const ancestors = isShared ? [] : [{ label: t('frame:pages.groups'), to: paths.groups }];
  useProgressInTab(displayedTask.progress, group.name);
  return (
    <div className="wide">
      <PageHeader ancestors={ancestors} title={group.name} summary={<GroupDetails group={group} />} />
      <TaskWaiting task={displayedTask} actions={actions} />
    </div>
  );
}

function GroupsLink() {
  const { t } = useTranslation('groups');
  return (
    <Button component={Link} to={paths.groups}>
      {t('toGroups')}
    </Button>
  );
}

/** Builds a task from the report, for viewers without access to the real task. */
function taskFromReport({ rid, name, progress }: GroupReportFragment): WatchedTask {
  return {
    id: rid,
    title: '',
    name,
    state: 'processing',
    progress,
    place: null,
    secondsLeft: null,
    limitMinutes: maxBuildMinutes,
    cancelRequested: false,
    settings: [],
    stages: [],
    fault: null,
    figures: [],
    link: null,
  };
}
