import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { DeleteBillDocument } from './bills.generated.js';
import { useBillLabels } from './use-bill-labels.js';

interface DeleteBillDialogProps {
  /** Bill to delete; undefined while the dialog is closed. */
  id: number | undefined;
  onClose: () => void;
  onDeleted: () => unknown;
}

/** Confirms the deletion of an unpaid bill. */
export function DeleteBillDialog({ id, onClose, onDeleted }: DeleteBillDialogProps) {
  const { t } = useTranslation('bills');
  const { success } = useToasts();
  const labels = useBillLabels();
  const [remove, isRemoving] = useMutationWithToast(DeleteBillDocument, t('delete.failed'));
  const billName = labels.name(id ?? 0);
  const confirm = async () => {
    if (id === undefined) return;
    const result = await remove({ id });
    onClose();
    if (!result) return;
    success(t('delete.done', { bill: billName }));
    await onDeleted();
  };
  return (
    <ConfirmDialog
      opened={id !== undefined}
      onClose={onClose}
      title={t('delete.title', { bill: billName })}
      confirmLabel={t('delete.verb')}
      isBusy={isRemoving}
      onConfirm={() => void confirm()}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
