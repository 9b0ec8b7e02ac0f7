import { useMutation } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { emailRule, requiredText } from '../../../components/form/form-rules.js';
import { SelectField } from '../../../components/form/select-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useGrantablePlans } from '../use-plan-options.js';
import { EffectSummary } from './effect-summary.js';
import { ConvertPaymentDocument, useConvertPaymentPreviewQuery } from './money.generated.js';
import type { PaymentFormProps } from './payment-form.js';

interface ConversionValues {
  account: string;
  /** `PLAN:TERM`. */
  term: string;
}

/** Turns a payment of any amount into a plan and previews the effect. */
export function ConvertPaymentForm({ payment, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('admin');
  const [convert] = useMutation(ConvertPaymentDocument);
  const options = useTermOptions();
  const { id, email, cents, currency } = payment;
  const [closest] = options.toSorted(
    (a, b) => Math.abs(a.priceCents - cents) - Math.abs(b.priceCents - cents),
  );
  // The prices are in dollars.
  const suggested = currency === 'USD' ? closest : options[0];
  if (!suggested) return null;
  return (
    <ValidatedForm<ConversionValues>
      label={t('money.way.convert')}
      initialValues={{ account: email ?? '', term: suggested.value }}
      schema={object({ account: emailRule(), term: requiredText() })}
      onSubmit={async (values) => {
        await convert({ variables: { id, ...toSelection(values) } });
        await onDone(t('money.converted'));
      }}
    >
      <p>{t('money.convertText')}</p>
      <FormError />
      <TextField name="account" label={t('money.account')} readOnly={email !== null} autoComplete="off" />
      <SelectField name="term" label={t('money.term')} options={options} />
      <ConversionEffect id={id} />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('money.convert')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

function ConversionEffect({ id }: { id: number }) {
  const { values } = useFormikContext<ConversionValues>();
  const [debounced] = useDebouncedValue(values, 300);
  const isComplete = emailRule().isValidSync(debounced.account);
  const { data, error } = useConvertPaymentPreviewQuery({
    variables: { id, ...toSelection(debounced) },
    skip: !isComplete,
    fetchPolicy: 'network-only',
  });
  return isComplete ? <EffectSummary effect={data?.convertPaymentPreview} error={error} /> : null;
}

function toSelection({ account, term: planAndTerm }: ConversionValues) {
  const [plan = 0, term = 0] = planAndTerm.split(':').map(Number);
  return { account: account.trim(), plan, term };
}

/** Plans with their terms and prices as select options. */
function useTermOptions(): { value: string; label: string; priceCents: number }[] {
  const { money, term } = useFormat();
  return useGrantablePlans().flatMap(({ id, label, terms }) =>
    terms.map((plan) => ({
      value: `${id}:${plan.term}`,
      label: `${label}, ${term(plan)} – ${money(plan.priceCents)}`,
      priceCents: plan.priceCents,
    })),
  );
}
