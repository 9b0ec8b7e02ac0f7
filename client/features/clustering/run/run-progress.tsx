import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../addresses/paths.js';
import { CancelButton } from '../../../widgets/tasks/cancel-button.js';
import { TaskWaiting } from '../../../widgets/tasks/task-waiting.js';
import { useProgressInTab } from '../../../widgets/tasks/use-progress-in-tab.js';
import { usePollTask, type WatchedTask } from '../../../widgets/tasks/use-poll-task.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { type ClusteringFragment, useClusteringStateQuery } from '../clustering.generated.js';

interface RunProgressProps {
  project: ClusteringFragment;
  /** Control that enables a notification for the end of the run. */
  notify: ReactNode;
  /** Called when the run has ended. */
  onEnd: () => void;
}

/** Progress of a clustering run. The finished tree replaces it automatically. */
export function RunProgress({ project, ...rest }: RunProgressProps) {
  return project.taskId === null ? (
    <PolledRunProgress project={project} onEnd={rest.onEnd} />
  ) : (
    <OwnerRunProgress project={project} taskId={project.taskId} {...rest} />
  );
}

/** Progress and stages of the run, for the user who started it. */
function OwnerRunProgress({ project, taskId, notify, onEnd }: RunProgressProps & { taskId: string }) {
  const { task } = usePollTask(taskId, onEnd, 'processing');
  return (
    <ProgressPage
      project={project}
      task={task?.state === 'processing' ? task : undefined}
      actions={
        <>
          {notify}
          <ProjectsLink />
          {task ? <CancelButton id={taskId} isRequested={task.cancelRequested} /> : null}
        </>
      }
    />
  );
}

const pollInterval = 2000;

/** Progress for other team members, who cannot read the task. */
function PolledRunProgress({ project, onEnd }: Omit<RunProgressProps, 'notify'>) {
  const { data } = useClusteringStateQuery({
    variables: { uid: project.uid },
    fetchPolicy: 'network-only',
    pollInterval,
  });
  const { state, progress } = data?.clusteringState ?? project;
  useEffect(() => {
    if (state !== 'processing') onEnd();
  }, [state, onEnd]);
  return <ProgressPage project={{ ...project, progress }} task={undefined} actions={<ProjectsLink />} />;
}

function ProjectsLink() {
  const { t } = useTranslation('clustering');
  return (
    <Button component={Link} to={paths.clusterings}>
      {t('toProjects')}
    </Button>
  );
}

function ProgressPage({
  project,
  task,
  actions,
}: {
  project: ClusteringFragment;
  task: WatchedTask | undefined;
  actions: ReactNode;
}) {
  const { t } = useTranslation(['clustering', 'frame']);
  const displayedTask = { ...(task ?? taskFromProject(project)), title: t('waiting.title') };
  useProgressInTab(displayedTask.progress, project.name);
  return (
    <div className="wide">
      <PageHeader
        ancestors={[{ label: t('frame:pages.clusterings'), to: paths.clusterings }]}
        title={project.name}
        summary={t('waiting.text')}
      />
      <TaskWaiting task={displayedTask} actions={actions} />
    </div>
  );
}

/** Builds a task from the project, for viewers without access to the real task. */
function taskFromProject({ uid, name, progress }: ClusteringFragment): WatchedTask {
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
