import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { parseMoney } from '../../../server/contract/formatting/parse-money.js';
import { FormError } from '../../components/form/form-error.js';
import { FormLine } from '../../components/form/form-line.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import { ApplyPartnerPayoutDocument } from './bills.generated.js';
import styles from './bills.module.css';

const schema = object({ amount: requiredText() });

interface PartnerBalanceFormProps {
  bill: BillData;
  balanceCents: number;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** Called after a payment; refetches the bill and the balance. */
  onPaid: () => Promise<void>;
}

/** Pays a bill, or a part of it, from the partner balance. */
export function PartnerBalanceForm({ bill, balanceCents, isOpen, onOpen, onPaid }: PartnerBalanceFormProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const { success } = useToasts();
  const [apply] = useMutation(ApplyPartnerPayoutDocument);
  // A retry reuses the idempotency key, so that the server charges the balance once.
  const attempt = useRef({ amount: '', key: '' });
  const idempotencyKeyFor = (amount: string) => {
    if (attempt.current.amount !== amount || attempt.current.key === '') {
      attempt.current = { amount, key: `payout-${randomKey()}` };
    }
    return attempt.current.key;
  };
  const max = Math.min(balanceCents, bill.realCents);
  if (!isOpen) {
    return (
      <div className={styles.balance}>
        <span>{t('payout.balance', { sum: money(balanceCents) })}</span>
        <Button onClick={() => onOpen(true)}>{t('payout.open')}</Button>
      </div>
    );
  }
  return (
    <ValidatedForm
      initialValues={{ amount: formatInputAmount(max) }}
      schema={schema}
      label={t('payout.title')}
      onSubmit={async ({ amount }) => {
        const trimmedAmount = amount.trim();
        await apply({
          variables: {
            bill: bill.id,
            amountCents: parseMoney(trimmedAmount) ?? 0,
            key: idempotencyKeyFor(trimmedAmount),
          },
        });
        attempt.current = { amount: '', key: '' };
        success(t('payout.applied'));
        await onPaid();
      }}
    >
      <FormError />
      <FormLine>
        <TextField
          name="amount"
          label={t('payout.label')}
          hint={t('payout.hint', { balance: money(balanceCents), price: money(bill.realCents) })}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={16}
        />
        <SubmitButton quiet>{t('payout.apply')}</SubmitButton>
      </FormLine>
      <div>
        <Button size="xs" onClick={() => onOpen(false)}>
          {t('payout.close')}
        </Button>
      </div>
    </ValidatedForm>
  );
}

function formatInputAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
