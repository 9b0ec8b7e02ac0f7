import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMutationWithToast } from '../ui/use-mutation-with-toast.js';
import { CancelTaskDocument } from './watched-task.generated.js';

interface CancelButtonProps {
  /** Id of the task. */
  id: string;
  /** Says which task, where several stand in a list. */
  name?: string;
  /** Whether it was asked for already. */
  isRequested: boolean;
  onCancelled?: () => void;
  size?: 'xs';
}

/** Cancels a task; it stops as soon as it has taken back what it began. */
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
