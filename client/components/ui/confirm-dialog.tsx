import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Begins with the verb of the button. */
  title: string;
  /** What happens, and what stays. */
  children: ReactNode;
  /** The button's verb. */
  verb: string;
  /** Waits for the answer. */
  isBusy?: boolean;
  /** What stands under the text: what went wrong at the last attempt, or a field to fill in. */
  error?: ReactNode;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  verb,
  isBusy = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="md" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button size="md" variant="filled" data-destructive loading={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {error}
    </Dialog>
  );
}
