import { useMutation } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { parseMoney } from '../../../../server/contract/formatting/parse-money.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { amountRule, requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { EffectSummary } from './effect-summary.js';
import { RefundPaymentDocument, useRefundPreviewQuery } from './money.generated.js';
import type { PaymentFormProps } from './payment-form.js';
import { useAmount } from './use-amount.js';

/** Refunds a payment in full or in part and previews the effect. */
export function RefundPaymentForm({ payment, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('admin');
  const amount = useAmount();
  const [refund] = useMutation(RefundPaymentDocument);
  const { id, cents, refundedCents, currency, isRefundable } = payment;
  const refundableCents = cents - refundedCents;
  return (
    <ValidatedForm
      label={t('money.way.refund')}
      initialValues={{ amountCents: formatPlain(refundableCents), document: '' }}
      schema={object({ amountCents: amountRule(), document: isRefundable ? string() : requiredText() })}
      onSubmit={async ({ amountCents, document }) => {
        const refunded = parseMoney(amountCents) ?? 0;
        await refund({ variables: { id, amountCents: refunded, document } });
        await onDone(t('money.refunded', { sum: amount(refunded, currency) }));
      }}
    >
      <p>{t(isRefundable ? 'money.refundText' : 'money.refundTransferText')}</p>
      <FormError />
      <TextField
        name="amountCents"
        label={t('money.refundAmount')}
        hint={t('money.refundLeft', { sum: amount(refundableCents, currency) })}
        autoComplete="off"
        maxLength={20}
      />
      {isRefundable ? null : (
        <TextField name="document" label={t('money.document')} autoComplete="off" maxLength={50} />
      )}
      <RefundEffect id={id} refundableCents={refundableCents} />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t(isRefundable ? 'money.refund' : 'money.recordRefund')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

function RefundEffect({ id, refundableCents }: { id: number; refundableCents: number }) {
  const { values } = useFormikContext<{ amountCents: string }>();
  const [amountCents] = useDebouncedValue(parseMoney(values.amountCents) ?? 0, 300);
  const isValid = amountCents > 0 && amountCents <= refundableCents;
  const { data, error } = useRefundPreviewQuery({
    variables: { id, amountCents },
    skip: !isValid,
    fetchPolicy: 'network-only',
  });
  return isValid ? <EffectSummary effect={data?.refundPreview} error={error} /> : null;
}

function formatPlain(cents: number): string {
  return (cents / 100).toFixed(2).replace(/\.00$/, '');
}
