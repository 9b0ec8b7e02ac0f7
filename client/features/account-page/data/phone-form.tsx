import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { phoneRule } from '../../../components/form/form-rules.js';
import { PhoneField } from '../../../components/form/phone-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { UpdateAccountDocument } from '../account-page.generated.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';

const schema = object({ phone: phoneRule() });

/** Form for the telephone number. An empty value removes it. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [update] = useMutation(UpdateAccountDocument);
  return (
    <ValidatedForm
      initialValues={{ phone: account.phone ?? '' }}
      schema={schema}
      onSubmit={async ({ phone }) => {
        await update({ variables: { phone: phone.trim() } });
        await reload();
        success(t('saved'));
        onClose();
      }}
    >
      <FormError />
      <PhoneField name="phone" label={t('data.phone')} hint={t('data.phoneHint')} autoFocus optional />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('data.phoneSubmit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
