import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { type AdminOpenWithdrawalsQuery, SettleWithdrawalDocument } from './withdrawals.generated.js';
import styles from './admin.module.css';

/** A withdrawal, and what is to become of it. */
export interface Settling extends Pick<
  AdminOpenWithdrawalsQuery['openWithdrawals'][number],
  'id' | 'cents' | 'email' | 'method' | 'purse'
> {
  /** Whether it was paid out. */
  paid: boolean;
}

interface SettleDialogProps {
  /** Undefined while the dialog is closed. */
  settling: Settling | undefined;
  onClose: () => void;
  changed: () => Promise<void>;
}

/** Asks before a withdrawal is settled, which cannot be taken back; a refusal takes its reason. */
export function SettleDialog({ settling, onClose, changed }: SettleDialogProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const { success } = useToasts();
  const [reason, setReason] = useState('');
  const [settle, isBusy] = useMutationWithToast(SettleWithdrawalDocument, t('person.actionFailed'));
  const words = settling && {
    sum: money(settling.cents),
    email: settling.email,
    purse: `${t(`withdrawals.methods.${settling.method}`)} ${settling.purse}`,
  };
  const close = () => {
    setReason('');
    onClose();
  };
  const run = async ({ id, paid }: Settling) => {
    const result = await settle({ id, paid, reason: paid ? '' : reason });
    close();
    await changed();
    if (result) success(t(paid ? 'withdrawals.paidOut' : 'withdrawals.refused', words));
  };
  const action = settling?.paid ? 'pay' : 'refuse';
  return (
    <ConfirmDialog
      opened={settling !== undefined}
      onClose={close}
      title={words ? t(`withdrawals.${action}Title`, words) : ''}
      verb={t(`withdrawals.${action}`)}
      isBusy={isBusy}
      onConfirm={() => settling && void run(settling)}
      error={
        settling?.paid === false ? (
          <TextInput
            label={t('withdrawals.reason')}
            description={t('withdrawals.reasonHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            className={styles.asked}
          />
        ) : null
      }
    >
      {words ? t(`withdrawals.${action}Text`, words) : ''}
    </ConfirmDialog>
  );
}
