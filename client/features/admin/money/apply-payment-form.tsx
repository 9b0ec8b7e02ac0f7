import { useMutation } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { EffectSummary } from './effect-summary.js';
import { ApplyPaymentDocument, useAllBillsQuery, useApplyPaymentPreviewQuery } from './money.generated.js';
import type { PaymentFormProps } from './payment-form.js';
import { useAmount } from './use-amount.js';

/** Settles an open bill with the payment and previews the effect. */
export function ApplyPaymentForm({ payment, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('admin');
  const [apply] = useMutation(ApplyPaymentDocument);
  const { id } = payment;
  return (
    <ValidatedForm
      label={t('money.way.apply')}
      initialValues={{ bill: '' }}
      schema={object({ bill: requiredText() })}
      onSubmit={async ({ bill }) => {
        await apply({ variables: { id, bill: parseNumber(bill) } });
        await onDone(t('money.applied', { bill: parseNumber(bill) }));
      }}
    >
      <p>{t('money.applyText')}</p>
      <FormError />
      <TextField
        name="bill"
        label={t('money.billNumber')}
        hint={<OpenBills accountId={payment.accountId} />}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
      />
      <ApplyEffect id={id} />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('money.apply')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

function OpenBills({ accountId }: { accountId: number | null }) {
  const { t } = useTranslation('admin');
  const amount = useAmount();
  const { data } = useAllBillsQuery({
    variables: { accountId, state: 'unpaid' },
    skip: accountId === null,
    fetchPolicy: 'network-only',
  });
  const bills = data?.allBills.items ?? [];
  if (bills.length === 0) return null;
  const names = bills.map(({ id, cents, currency }) => `${id} (${amount(cents, currency)})`);
  return <>{t('money.openBills', { bills: names.join(', ') })}</>;
}

function ApplyEffect({ id }: { id: number }) {
  const { values } = useFormikContext<{ bill: string }>();
  const [bill] = useDebouncedValue(parseNumber(values.bill), 300);
  const { data, error } = useApplyPaymentPreviewQuery({
    variables: { id, bill },
    skip: bill === 0,
    fetchPolicy: 'network-only',
  });
  return bill === 0 ? null : <EffectSummary effect={data?.applyPaymentPreview} error={error} />;
}

function parseNumber(text: string): number {
  return /^\s*#?\d{1,9}\s*$/.test(text) ? Number(text.replace('#', '')) : 0;
}
