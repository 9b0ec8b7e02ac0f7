import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { type AdminOpenWithdrawalsQuery, SettleWithdrawalDocument } from './withdrawals.generated.js';
import styles from './admin.module.css';

/** A withdrawal with the decision to pay or reject it. */
export interface WithdrawalDecision extends Pick<
  AdminOpenWithdrawalsQuery['openWithdrawals'][number],
  'id' | 'cents' | 'email' | 'method' | 'purse'
> {
  /** Whether the withdrawal is paid out or rejected. */
  isPayout: boolean;
}

interface ResolveWithdrawalDialogProps {
  /** Undefined while the dialog is closed. */
  decision: WithdrawalDecision | undefined;
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Confirms the decision on a withdrawal, which is final. A rejection requires a reason. */
export function ResolveWithdrawalDialog({ decision, onClose, reload }: ResolveWithdrawalDialogProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const { success } = useToasts();
  const [reason, setReason] = useState('');
  const [settleWithdrawal, isBusy] = useMutationWithToast(SettleWithdrawalDocument, t('person.actionFailed'));
  const details = decision && {
    sum: money(decision.cents),
    email: decision.email,
    purse: `${t(`withdrawals.methods.${decision.method}`)} ${decision.purse}`,
  };
  const close = () => {
    setReason('');
    onClose();
  };
  const resolveWithdrawal = async ({ id, isPayout }: WithdrawalDecision) => {
    const result = await settleWithdrawal({ id, paid: isPayout, reason: isPayout ? '' : reason });
    close();
    await reload();
    if (result) success(t(isPayout ? 'withdrawals.paidOut' : 'withdrawals.refused', details));
  };
  const action = decision?.isPayout ? 'pay' : 'refuse';
  return (
    <ConfirmDialog
      opened={decision !== undefined}
      onClose={close}
      title={details ? t(`withdrawals.${action}Title`, details) : ''}
      confirmLabel={t(`withdrawals.${action}`)}
      isBusy={isBusy}
      onConfirm={() => decision && void resolveWithdrawal(decision)}
      field={
        decision?.isPayout === false ? (
          <TextInput
            data-autofocus
            label={t('withdrawals.reason')}
            description={t('withdrawals.reasonHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            className={styles.asked}
          />
        ) : undefined
      }
    >
      {details ? t(`withdrawals.${action}Text`, details) : ''}
    </ConfirmDialog>
  );
}
