import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule, passwordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { paths } from '../../addresses/paths.js';
import styles from './account-forms.module.css';
import { useSession } from '../../graphql/accounts/use-session.js';

const schema = object({ email: emailRule(), password: passwordRule() });

interface LoginFormProps {
  /** Initial e-mail. */
  email?: string;
  autoFocus?: boolean;
  /** Called after log-in. */
  onDone?: () => void;
}

/** Log-in form with e-mail and password. */
export function LoginForm({ email = '', autoFocus, onDone }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const { logIn } = useSession();
  return (
    <ValidatedForm
      label={t('logIn')}
      initialValues={{ email, password: '' }}
      schema={schema}
      onSubmit={async (values) => {
        await logIn({ email: values.email.trim(), password: values.password });
        onDone?.();
      }}
    >
      <FormError />
      <EmailField name="email" label={t('email')} autoComplete="username" autoFocus={autoFocus && !email} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={autoFocus && Boolean(email)}
      />
      <div className={styles.actions}>
        <SubmitButton>{t('logIn')}</SubmitButton>
        <Link to={paths.forgotPassword}>{t('forgot')}</Link>
      </div>
    </ValidatedForm>
  );
}
