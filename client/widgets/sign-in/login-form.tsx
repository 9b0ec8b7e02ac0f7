import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule, passwordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { paths } from '../../addresses/paths.js';
import styles from './account-forms.module.css';
import { SecondFactorField } from './second-factor-field.js';
import { useCodePrompt } from './use-code-prompt.js';
import { useSession } from '../../graphql/accounts/use-session.js';

const schema = object({ email: emailRule(), password: passwordRule(), code: string() });

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
  const { isPrompting, submit } = useCodePrompt();
  return (
    <ValidatedForm
      label={t('logIn')}
      initialValues={{ email, password: '', code: '' }}
      schema={schema}
      onSubmit={async (values) => {
        const isLoggedIn = await submit(() => logIn({ ...values, email: values.email.trim() }));
        if (isLoggedIn) onDone?.();
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
      {isPrompting ? <SecondFactorField autoFocus /> : null}
      <div className={styles.actions}>
        <SubmitButton>{t('logIn')}</SubmitButton>
        <Link to={paths.forgotPassword}>{t('forgot')}</Link>
      </div>
    </ValidatedForm>
  );
}
