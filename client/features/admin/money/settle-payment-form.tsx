import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SelectField } from '../../../components/form/select-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { SettlePaymentDocument } from './money.generated.js';
import type { PaymentFormProps } from './payment-form.js';

const schema = object({ outcome: string().required(), note: requiredText() });

/** Closes a payment without a bill and records the reason. */
export function SettlePaymentForm({ payment, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('admin');
  const [settle] = useMutation(SettlePaymentDocument);
  return (
    <ValidatedForm
      label={t('money.way.settle')}
      initialValues={{ outcome: 'returned', note: '' }}
      schema={schema}
      onSubmit={async ({ outcome, note }) => {
        await settle({ variables: { id: payment.id, returned: outcome === 'returned', note } });
        await onDone(t('money.settled'));
      }}
    >
      <p>{t('money.settleText')}</p>
      <FormError />
      <SelectField
        name="outcome"
        label={t('money.outcome')}
        options={(['returned', 'revenue'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
      />
      <TextField
        name="note"
        label={t('money.note')}
        hint={t('money.noteHint')}
        autoComplete="off"
        maxLength={500}
      />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('money.settle')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
