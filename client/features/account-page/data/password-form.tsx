import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { newPasswordRule, passwordRule, repeatedPasswordRule } from '../../../components/form/form-rules.js';
import { PasswordField } from '../../../components/form/password-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { ChangePasswordDocument } from '../account-page.generated.js';
import { paths } from '../../../addresses/paths.js';
import { adoptSession } from '../../../graphql/accounts/use-session.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';
import styles from './data-section.module.css';

const schema = object({
  oldPassword: passwordRule(),
  password: newPasswordRule(),
  passwordRepeat: repeatedPasswordRule('password'),
});

interface PasswordFormProps {
  onClose: () => void;
  /**
   * Called with the new API token if the account had one. Changing the password replaces the token, which may have
   * been exposed.
   */
  onToken: (token: string) => void;
}

/** Form that changes the password. */
export function PasswordForm({ onClose, onToken }: PasswordFormProps) {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [change] = useMutation(ChangePasswordDocument);
  return (
    <ValidatedForm
      initialValues={{ oldPassword: '', password: '', passwordRepeat: '' }}
      schema={schema}
      onSubmit={async (values) => {
        const { data } = await change({ variables: values });
        const token = data?.changePassword.token;
        if (data) adoptSession(data.changePassword.csrfToken);
        onClose();
        if (token) onToken(token);
        else success(t('password.changed'));
        await reload();
      }}
    >
      <FormError />
      <PasswordField
        name="oldPassword"
        label={t('password.old')}
        hint={<Link to={paths.forgotPassword}>{t('password.forgot')}</Link>}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        name="password"
        label={t('password.new')}
        hint={t('password.newHint')}
        autoComplete="new-password"
      />
      <PasswordField name="passwordRepeat" label={t('password.repeat')} autoComplete="new-password" />
      <p className={styles.note}>{t(account.hasApiToken ? 'password.textToken' : 'password.text')}</p>
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('password.submit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
