import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { CancelTaskDocument } from './watched-task.generated.js';

interface CancelButtonProps {
  id: string;
  /** Task name for the accessible label. */
  name?: string;
  /** Whether cancellation is already requested. */
  isRequested: boolean;
  onCancelled?: () => void;
  size?: 'xs';
}

/** Button that requests the cancellation of a task. The task stops after its rollback. */
export function CancelButton({ id, name, isRequested, onCancelled, size }: CancelButtonProps) {
  const { t } = useTranslation('tasks');
  const [cancel, isBusy] = useMutationWithToast(CancelTaskDocument, t('notCancelled'));
  const requestCancel = async () => {
    if (await cancel({ id })) onCancelled?.();
  };
  return (
    <Button
      size={size}
      disabled={isRequested}
      loading={isBusy}
      onClick={() => void requestCancel()}
      aria-label={name === undefined ? undefined : t('cancelOne', { name })}
    >
      {t('cancel')}
    </Button>
  );
}
