import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePollTask } from '../../components/tasks/use-poll-task.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { RecalculateGroupCompetitorsDocument } from './groups.generated.js';

interface RecalculateButtonProps {
  group: GroupReportFragment;
  /** Called when the competitors are counted, or could not be. */
  onChanged: () => void;
}

/** Counts the competitors by the keywords that there are now; while it does, the button says so. */
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
  const end = () => {
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
      {taskId === undefined ? null : <Counting taskId={taskId} onEnd={end} />}
    </>
  );
}

function Counting({ taskId, onEnd }: { taskId: string; onEnd: () => void }) {
  const { t } = useTranslation('groups');
  const { success, warn } = useToasts();
  const isTold = useRef(false);
  const { task, error } = usePollTask(taskId, nothing);
  useEffect(() => {
    if (isTold.current || (!error && (task === undefined || task.state === 'processing'))) return;
    isTold.current = true;
    if (task?.fault) warn(t('notRecalculated'), task.fault.message);
    else if (task) success(t('recalculated'));
    // A task that somebody else has started is not shown; the report says itself when it is done.
    onEnd();
  }, [task, error, success, warn, t, onEnd]);
  return null;
}

const nothing = () => undefined;
