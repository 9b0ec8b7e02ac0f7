import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMutationWithToast } from '../ui/use-mutation-with-toast.js';
import { CancelTaskDocument } from './watched-task.generated.js';

interface CancelButtonProps {
  /** Task id. */
  id: string;
  /** Task name for the accessible label in lists. */
  name?: string;
  /** Whether cancellation was already requested. */
  isRequested: boolean;
  onCancelled?: () => void;
  size?: 'xs';
}

/** Requests cancellation of a task, which stops after its rollback. */
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
