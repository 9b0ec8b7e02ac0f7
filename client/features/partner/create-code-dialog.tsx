import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { sharePercent } from '../../../server/contract/billing/partner-terms.js';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { discountRule, promoCodeRule } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { CreatePromoCodeDocument } from './partner.generated.js';
import { promoToastDurationMs } from './promo-toast-duration.js';
import { useFormField } from '../../components/form/use-form-field.js';

const schema = object({ code: promoCodeRule(), discount: discountRule(sharePercent), percent: string() });

interface CreateCodeDialogProps {
  opened: boolean;
  onClose: () => void;
  onCreated: () => Promise<void>;
}

/** Dialog for a new promo code. The discount is deducted from the partner's share. */
export function CreateCodeDialog({ opened, onClose, onCreated }: CreateCodeDialogProps) {
  const { t } = useTranslation('partner');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('codes.create')}>
      <CreateCodeForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function CreateCodeForm({ onClose, onCreated }: Omit<CreateCodeDialogProps, 'opened'>) {
  const { t } = useTranslation('partner');
  const { success } = useToasts();
  const [create] = useMutation(CreatePromoCodeDocument);
  return (
    <ValidatedForm
      initialValues={{ code: '', discount: '10' }}
      schema={schema}
      label={t('codes.create')}
      onSubmit={async ({ code, discount }) => {
        await create({ variables: { code, discount: Number(discount) } });
        onClose();
        success(t('codes.made', { code }), promoToastDurationMs);
        await onCreated();
      }}
    >
      <FormError />
      <TextField
        name="code"
        label={t('codes.code')}
        hint={t('codes.codeHint')}
        autoComplete="off"
        maxLength={32}
        autoFocus
      />
      <DiscountField name="discount" label={t('codes.discountField')} hint={t('codes.discountHint')} />
      <PartnerShareField />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('codes.create')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

/** Read-only share of the partner after the discount. */
function PartnerShareField() {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  const [{ value }] = useField<string>('discount');
  const discount = value === '' ? NaN : Number(value);
  const partnerShare = discount >= 0 && discount <= sharePercent ? percent(sharePercent - discount) : '–';
  return (
    <TextInput
      size="md"
      label={t('codes.percentField')}
      description={t('codes.percentHint', { percent: percent(sharePercent) })}
      inputWrapperOrder={['label', 'input', 'description']}
      value={partnerShare}
      readOnly
    />
  );
}

interface DiscountFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** Integer percent field that rejects other characters on key press, paste and drop. */
function DiscountField({ name, label, hint }: DiscountFieldProps) {
  const { input, error, setValue } = useFormField(name);
  return (
    <TextInput
      {...input}
      size="md"
      label={label}
      description={hint}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onKeyDown={(event) => {
        const insertsText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (insertsText && !/\d/.test(event.key)) event.preventDefault();
      }}
      onPaste={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      // Mobile keyboards send no key events, so the change handler filters as well.
      onChange={(event) => setValue(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
