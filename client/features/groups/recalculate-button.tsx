import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePollTask } from '../../widgets/tasks/use-poll-task.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { RecalculateGroupCompetitorsDocument } from './groups.generated.js';

interface RecalculateButtonProps {
  group: GroupReportFragment;
  /** Called when the recalculation has finished or failed. */
  onChanged: () => void;
}

/** Recalculates the competitors from the current keywords. The button shows the progress. */
export function RecalculateButton({ group, onChanged }: RecalculateButtonProps) {
  const { t } = useTranslation('groups');
  const [recalculate, isBusy] = useMutationWithToast(
    RecalculateGroupCompetitorsDocument,
    t('notRecalculated'),
  );
  const [taskId, setTaskId] = useState<string>();
  const start = async () => {
    setTaskId((await recalculate({ rid: group.rid }))?.recalculateGroupCompetitors);
  };
  const finish = () => {
    setTaskId(undefined);
    onChanged();
  };
  return (
    <>
      <Button
        variant="subtle"
        disabled={taskId !== undefined}
        loading={isBusy}
        leftSection={<IconRefresh aria-hidden="true" />}
        onClick={() => void start()}
      >
        {t(taskId === undefined ? 'recalculate' : 'recalculating')}
      </Button>
      {taskId === undefined ? null : <RecalculationWatcher taskId={taskId} onEnd={finish} />}
    </>
  );
}

function RecalculationWatcher({ taskId, onEnd }: { taskId: string; onEnd: () => void }) {
  const { t } = useTranslation('groups');
  const { success, warn } = useToasts();
  const hasNotified = useRef(false);
  const { task, error } = usePollTask(taskId, noop);
  useEffect(() => {
    if (hasNotified.current || (!error && (task === undefined || task.state === 'processing'))) return;
    hasNotified.current = true;
    if (task?.fault) warn(t('notRecalculated'), task.fault.message);
    else if (task) success(t('recalculated'));
    // The task of another user is not readable. The refetched report shows that it has ended.
    onEnd();
  }, [task, error, success, warn, t, onEnd]);
  return null;
}

const noop = () => undefined;
