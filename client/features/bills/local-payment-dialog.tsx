import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LocalPaymentOutcome } from '../../../server/contract/local-payment-outcomes.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { resultPath } from './bill-paths.js';
import { ResolveTestPaymentDocument } from './bills.generated.js';
import styles from './bills.module.css';

/** Ways in which a payment that succeeds may be told of. */
const notified = ['pay', 'late', 'twice', 'disorder'] as const satisfies readonly LocalPaymentOutcome[];

interface LocalPaymentDialogProps {
  id: number;
  /** Unit: cents. */
  sum: number;
  onClose: () => void;
}

/** In place of a payment system where none is set up: the payer says how the payment ends. */
export function LocalPaymentDialog({ id, sum, onClose }: LocalPaymentDialogProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const navigate = useNavigate();
  const field = useId();
  const [paid, setPaid] = useState<LocalPaymentOutcome>('pay');
  const [result, isBusy] = useMutationWithToast(ResolveTestPaymentDocument, t('local.failed'));
  const end = async (how: LocalPaymentOutcome) => {
    const taken = await result({ bill: id, answer: how });
    if (taken) void navigate(resultPath(how === 'decline' ? 'decline' : 'success', id));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('local.title')}
      footer={
        <>
          <Button size="md" disabled={isBusy} onClick={() => void end('decline')}>
            {t('local.decline')}
          </Button>
          <Button size="md" variant="filled" loading={isBusy} onClick={() => void end(paid)} data-autofocus>
            {t('pay.button', { sum: money(sum) })}
          </Button>
        </>
      }
    >
      <p>{t('local.text')}</p>
      <div className={styles.field}>
        <label htmlFor={field}>{t('local.told')}</label>
        <NativeSelect
          id={field}
          value={paid}
          onChange={({ currentTarget }) =>
            setPaid(notified.find((one) => one === currentTarget.value) ?? 'pay')
          }
        >
          {notified.map((one) => (
            <option key={one} value={one}>
              {t(`local.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Dialog>
  );
}
