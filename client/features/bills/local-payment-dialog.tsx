import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LocalPaymentOutcome } from '../../../server/contract/billing/local-payment-outcomes.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { resultPath } from './bill-paths.js';
import { ResolveTestPaymentDocument } from './bills.generated.js';
import styles from './bills.module.css';

/** Successful outcomes, which differ in the timing and order of notifications. */
const successOutcomes = [
  'pay',
  'late',
  'twice',
  'disorder',
] as const satisfies readonly LocalPaymentOutcome[];

interface LocalPaymentDialogProps {
  id: number;
  sum: number;
  onClose: () => void;
}

/** Simulates a payment system on servers without one: the user chooses the outcome. */
export function LocalPaymentDialog({ id, sum, onClose }: LocalPaymentDialogProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const navigate = useNavigate();
  const field = useId();
  const [outcome, setOutcome] = useState<LocalPaymentOutcome>('pay');
  const [result, isBusy] = useMutationWithToast(ResolveTestPaymentDocument, t('local.failed'));
  const reportOutcome = async (chosenOutcome: LocalPaymentOutcome) => {
    const isAccepted = await result({ bill: id, answer: chosenOutcome });
    if (isAccepted) void navigate(resultPath(chosenOutcome === 'decline' ? 'decline' : 'success', id));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('local.title')}
      footer={
        <>
          <Button size="md" disabled={isBusy} onClick={() => void reportOutcome('decline')}>
            {t('local.decline')}
          </Button>
          <Button
            size="md"
            variant="filled"
            loading={isBusy}
            onClick={() => void reportOutcome(outcome)}
            data-autofocus
          >
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
          value={outcome}
          onChange={({ currentTarget }) =>
            setOutcome(successOutcomes.find((option) => option === currentTarget.value) ?? 'pay')
          }
        >
          {successOutcomes.map((outcomeOption) => (
            <option key={outcomeOption} value={outcomeOption}>
              {t(`local.${outcomeOption}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Dialog>
  );
}
