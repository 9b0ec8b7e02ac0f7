import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../addresses/paths.js';
import { CancelButton } from '../../../components/tasks/cancel-button.js';
import { TaskWaiting } from '../../../components/tasks/task-waiting.js';
import { useWaitingMark } from '../../../components/tasks/use-waiting-mark.js';
import { useWatchedTask, type WatchedTask } from '../../../components/tasks/use-watched-task.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { type ClusteringFragment, useClusteringStateQuery } from '../clustering.generated.js';

interface RunWaitingProps {
  project: ClusteringFragment;
  /** Asks to be told of the end. */
  notify: ReactNode;
  /** Called when the run has ended. */
  onEnd: () => void;
}

/** A project that is being clustered: how far it is; the new tree takes the place without a click. */
export function RunWaiting({ project, ...rest }: RunWaitingProps) {
  return project.taskId === null ? (
    <WatchedState project={project} onEnd={rest.onEnd} />
  ) : (
    <WatchedRun project={project} taskId={project.taskId} {...rest} />
  );
}

/** Who started it sees its stages. */
function WatchedRun({ project, taskId, notify, onEnd }: RunWaitingProps & { taskId: string }) {
  const { task } = useWatchedTask(taskId, onEnd);
  const state = task?.state;
  useEffect(() => {
    // It had ended before it was looked at.
    if (state !== undefined && state !== 'processing') onEnd();
  }, [state, onEnd]);
  return (
    <Waiting
      project={project}
      task={task?.state === 'processing' ? task : undefined}
      actions={
        <>
          {notify}
          <ToProjects />
          {task ? <CancelButton id={taskId} isDone={task.cancelRequested} /> : null}
        </>
      }
    />
  );
}

const pollInterval = 2000;

/** A team member's task is nobody else's to look into: others see how far it is. */
function WatchedState({ project, onEnd }: Omit<RunWaitingProps, 'notify'>) {
  const { data } = useClusteringStateQuery({
    variables: { uid: project.uid },
    fetchPolicy: 'network-only',
    pollInterval,
  });
  const { state, progress } = data?.clusteringState ?? project;
  useEffect(() => {
    if (state !== 'processing') onEnd();
  }, [state, onEnd]);
  return <Waiting project={{ ...project, progress }} task={undefined} actions={<ToProjects />} />;
}

function ToProjects() {
  const { t } = useTranslation('clustering');
  return (
    <Button component={Link} to={paths.clusterings}>
      {t('toProjects')}
    </Button>
  );
}

function Waiting({
  project,
  task,
  actions,
}: {
  project: ClusteringFragment;
  task: WatchedTask | undefined;
  actions: ReactNode;
}) {
  const { t } = useTranslation(['clustering', 'frame']);
  const visible = { ...(task ?? withoutStages(project)), title: t('waiting.title') };
  useWaitingMark(visible.progress, project.name);
  return (
    <div className="wide">
      <PageHeader
        ancestors={[{ label: t('frame:pages.clusterings'), to: paths.clusterings }]}
        title={project.name}
        facts={t('waiting.text')}
      />
      <TaskWaiting task={visible} actions={actions} />
    </div>
  );
}

/** What is known of a run by its project alone. */
function withoutStages({ uid, name, progress }: ClusteringFragment): WatchedTask {
  return {
    id: uid,
    title: '',
    name,
    state: 'processing',
    progress,
    place: null,
    secondsLeft: null,
    limitMinutes: Infinity,
    cancelRequested: false,
    settings: [],
    stages: [],
    fault: null,
    figures: [],
    link: null,
  };
}
