import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { CancelButton } from '../../components/tasks/cancel-button.js';
import { TaskWaiting } from '../../components/tasks/task-waiting.js';
import { useProgressInTab } from '../../components/tasks/use-progress-in-tab.js';
import { usePollTask, type WatchedTask } from '../../components/tasks/use-poll-task.js';
import { PageHeader } from '../../components/ui/page-header.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { GroupDetails } from './group-facts.js';
import { buildMinutes } from './group-times.js';
import { useWatchedGroup } from './use-watched-group.js';

interface GroupWaitingProps {
  group: GroupReportFragment;
  /** The secret of the link that it is read by. */
  share: string | undefined;
  /** Asks to be told of the end. */
  notify: ReactNode;
  /** Called once, when it can be read or has failed. */
  onEnd: () => void;
}

/** A group report that is being built: how far it is; when it is there, it takes the place without a click. */
export function GroupWaiting({ group, ...rest }: GroupWaitingProps) {
  return group.taskId === null ? (
    <WatchedState group={group} share={rest.share} onEnd={rest.onEnd} />
  ) : (
    <WatchedBuild group={group} taskId={group.taskId} notify={rest.notify} onEnd={rest.onEnd} />
  );
}

/** Who started it sees its stages. */
function WatchedBuild({
  group,
  taskId,
  notify,
  onEnd,
}: Omit<GroupWaitingProps, 'share'> & { taskId: string }) {
  const { task } = usePollTask(taskId, onEnd);
  const state = task?.state;
  useEffect(() => {
    // It had ended before it was looked at.
    if (state !== undefined && state !== 'processing') onEnd();
  }, [state, onEnd]);
  return (
    <Waiting
      group={group}
      task={task?.state === 'processing' ? task : undefined}
      actions={
        <>
          {notify}
          <ToGroups />
          {task ? <CancelButton id={taskId} isRequested={task.cancelRequested} /> : null}
        </>
      }
    />
  );
}

/** A team member's task is nobody else's to look into: others, and readers by a link, see how far it is. */
function WatchedState({ group, share, onEnd }: Omit<GroupWaitingProps, 'notify'>) {
  const seen = useWatchedGroup(group, share, onEnd);
  // Who reads by a link has no list of reports to go to.
  const isShared = share !== undefined;
  return (
    <Waiting group={seen} task={undefined} isShared={isShared} actions={isShared ? null : <ToGroups />} />
  );
}

interface WaitingProps {
  group: GroupReportFragment;
  task: WatchedTask | undefined;
  isShared?: boolean;
  actions: ReactNode;
}

function Waiting({ group, task, isShared = false, actions }: WaitingProps) {
  const { t } = useTranslation(['groups', 'frame']);
  const visible = { ...(task ?? withoutStages(group)), title: t('building') };
  const ancestors = isShared ? [] : [{ label: t('frame:pages.groups'), to: paths.groups }];
  useProgressInTab(visible.progress, group.name);
  return (
    <div className="wide">
      <PageHeader ancestors={ancestors} title={group.name} facts={<GroupDetails group={group} />} />
      <TaskWaiting task={visible} actions={actions} />
    </div>
  );
}

function ToGroups() {
  const { t } = useTranslation('groups');
  return (
    <Button component={Link} to={paths.groups}>
      {t('toGroups')}
    </Button>
  );
}

/** What is known of a build by its report alone. */
function withoutStages({ rid, name, progress }: GroupReportFragment): WatchedTask {
  return {
    id: rid,
    title: '',
    name,
    state: 'processing',
    progress,
    place: null,
    secondsLeft: null,
    limitMinutes: buildMinutes,
    cancelRequested: false,
    settings: [],
    stages: [],
    fault: null,
    figures: [],
    link: null,
  };
}
