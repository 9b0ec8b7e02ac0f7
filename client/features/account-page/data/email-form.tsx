import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { EmailField } from '../../../components/form/email-field.js';
import { FormError } from '../../../components/form/form-error.js';
import { emailRule, passwordRule } from '../../../components/form/form-rules.js';
import { PasswordField } from '../../../components/form/password-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { ChangeEmailDocument } from '../account-page.generated.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';
import styles from './data-section.module.css';

const schema = object({ email: emailRule(), password: passwordRule() });

/** Requests a change of the e-mail, which applies after a confirmation by e-mail. The current password confirms the user's identity. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { reload } = useAccountPage();
  const [change] = useMutation(ChangeEmailDocument);
  return (
    <ValidatedForm
      initialValues={{ email: '', password: '' }}
      schema={schema}
      onSubmit={async ({ email, password }) => {
        await change({ variables: { email: email.trim(), password } });
        await reload();
        success(t('data.emailChanged', { email: email.trim() }));
        onClose();
      }}
    >
      <p className={styles.note}>{t('data.emailNote')}</p>
      <FormError />
      <EmailField name="email" label={t('data.emailNew')} hint={t('data.emailHint')} autoFocus />
      <PasswordField
        name="password"
        label={t('data.password')}
        hint={t('data.passwordHint')}
        autoComplete="current-password"
      />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('data.emailSubmit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
