import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { Fact } from '../../components/ui/facts.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { type AutopayQuery, EndAutopayDocument } from './autopay.generated.js';
import styles from './autopay-state.module.css';

interface AutopayStateProps {
  autopay: AutopayQuery['autopay'];
  /** End of the paid period, ISO 8601; null if the account never paid. */
  paidUntil: string | null;
  /** Called after cancellation; refetches the account. */
  onCancelled: () => void;
}

/** Recurring payment status with the next payment and a cancel button. */
export function AutopayState({ autopay, paidUntil, onCancelled }: AutopayStateProps) {
  const { t } = useTranslation('purchase');
  const { money, momentDay } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { active, canSubscribe, cents, nextAt } = autopay;
  return (
    <Fact
      label={t('autopay.label')}
      action={active ? <Button onClick={() => setAsking(true)}>{t('autopay.end')}</Button> : null}
    >
      {active
        ? t('autopay.on', { sum: money(cents ?? 0), date: nextAt ? momentDay(nextAt) : '' })
        : t(canSubscribe ? 'autopay.offText' : 'autopay.off')}{' '}
      <Link to={paths.autopaydesc} className={styles.how}>
        {t('autopay.how')}
      </Link>
      {isAsking && (
        <CancelAutopayDialog
          paidUntil={paidUntil}
          onClose={() => setAsking(false)}
          onCancelled={onCancelled}
        />
      )}
    </Fact>
  );
}

/** Skeleton with the height of `AutopayState`, so that the content below does not shift. */
export function AutopayStateSkeleton() {
  const { t } = useTranslation('purchase');
  return (
    <Fact label={t('autopay.label')} action={null}>
      <span className={styles.awaited}>
        {t('autopay.offText')} {t('autopay.how')}
      </span>
    </Fact>
  );
}

interface CancelAutopayDialogProps extends Pick<AutopayStateProps, 'paidUntil' | 'onCancelled'> {
  onClose: () => void;
}

/** Confirmation dialog: only a new payment can turn automatic payments on again. */
function CancelAutopayDialog({ paidUntil, onClose, onCancelled }: CancelAutopayDialogProps) {
  const { t } = useTranslation('purchase');
  const { momentDay } = useFormat();
  const { success } = useToasts();
  const [end, isEnding] = useMutationWithToast(EndAutopayDocument, t('autopay.endFailed'));
  const confirm = async () => {
    const result = await end({});
    onClose();
    if (result) success(result.closeSubscription.message);
    // A rejection means that the page shows an outdated state.
    onCancelled();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('autopay.endTitle')}
      confirmLabel={t('autopay.end')}
      isBusy={isEnding}
      onConfirm={() => void confirm()}
    >
      {t('autopay.endText', { date: paidUntil ? momentDay(paidUntil) : '' })}
    </ConfirmDialog>
  );
}
