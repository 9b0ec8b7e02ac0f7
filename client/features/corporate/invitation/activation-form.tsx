import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { FormError } from '../../../components/form/form-error.js';
import { newPasswordRule, repeatedPasswordRule } from '../../../components/form/form-rules.js';
import { PasswordField } from '../../../components/form/password-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { ActivateAccountDocument } from '../corporate.generated.js';
import { paths } from '../../../addresses/paths.js';
import { adoptSession } from '../../../graphql/accounts/use-session.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import styles from './invitation-page.module.css';

const schema = object({ password: newPasswordRule(), passwordRepeat: repeatedPasswordRule('password') });

interface ActivationFormProps {
  uid: string;
  invitation: { email: string; ownerEmail: string };
}

/** Sets the first password of a new team member and logs the member in. */
export function ActivationForm({ uid, invitation }: ActivationFormProps) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const { refresh } = useViewer();
  const navigate = useNavigate();
  const [activate] = useMutation(ActivateAccountDocument);
  const { email, ownerEmail: owner } = invitation;
  return (
    <div className={styles.form}>
      <h2>{t('invitation.activate')}</h2>
      <p className={styles.text}>{t('invitation.activateText', { owner, email })}</p>
      <ValidatedForm
        className={styles.fields}
        initialValues={{ password: '', passwordRepeat: '' }}
        schema={schema}
        label={t('invitation.activate')}
        onSubmit={async (values) => {
          const { data } = await activate({ variables: { uid, ...values } });
          if (data) adoptSession(data.activateAccount.csrfToken);
          await refresh();
          success(t('invitation.activated'));
          await navigate(paths.home);
        }}
      >
        <FormError />
        {/* Username field for password managers. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          name="password"
          label={t('invitation.password')}
          hint={t('invitation.passwordHint')}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField name="passwordRepeat" label={t('invitation.repeat')} autoComplete="new-password" />
        <SubmitButton>{t('invitation.activateButton')}</SubmitButton>
      </ValidatedForm>
    </div>
  );
}
