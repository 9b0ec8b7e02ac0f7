import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Question that starts with the verb of the button. */
  title: string;
  /** Consequences of the action. */
  children: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  /** Whether the action is running. */
  isBusy?: boolean;
  /** Error of the last attempt, or details below the text. */
  error?: ReactNode;
  /** An additional field, which has the focus. Enter confirms. */
  field?: ReactNode;
  onConfirm: () => void;
}

/** Confirmation of an irreversible action. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  isBusy = false,
  error,
  field,
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
          <Button size="md" onClick={onClose} data-autofocus={field === undefined || undefined}>
            {t('cancel')}
          </Button>
          <Button size="md" variant="filled" data-destructive loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {field === undefined ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm();
          }}
        >
          {field}
        </form>
      )}
      {error}
    </Dialog>
  );
}
