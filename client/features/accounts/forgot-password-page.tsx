import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { RequestPasswordResetDocument } from './password-reset.generated.js';
import { paths } from '../../addresses/paths.js';
import styles from '../../widgets/sign-in/account-forms.module.css';
import { NarrowPage } from './narrow-page.js';

const schema = object({ email: emailRule() });

/** Form that requests a password reset link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const title = useAccountTitle('forgotPassword');
  const client = useApolloClient();
  const [result, setResult] = useState<string>();
  const requestReset = async (email: string) => {
    const { data } = await client.mutate({
      mutation: RequestPasswordResetDocument,
      variables: { email: email.trim() },
    });
    setResult(data?.requestPasswordReset.message);
  };
  return (
    <NarrowPage title={title}>
      {result === undefined ? (
        <ValidatedForm
          label={title}
          initialValues={{ email: '' }}
          schema={schema}
          onSubmit={({ email }) => requestReset(email)}
        >
          <p className={styles.promise}>{t('recovery.text')}</p>
          <FormError />
          <EmailField name="email" label={t('email')} autoFocus />
          <div className={styles.actions}>
            <SubmitButton>{t('recovery.send')}</SubmitButton>
            <Link to={paths.login}>{t('recovery.toLogin')}</Link>
          </div>
        </ValidatedForm>
      ) : (
        <div role="status">
          <h2>{t('recovery.sent')}</h2>
          <p>{result}</p>
          <p className={styles.after}>{t('recovery.noMail')}</p>
          <div className={styles.actions}>
            <Button size="md" onClick={() => setResult(undefined)}>
              {t('recovery.again')}
            </Button>
            <Link to={paths.login}>{t('recovery.toLogin')}</Link>
          </div>
        </div>
      )}
    </NarrowPage>
  );
}

export { ForgotPasswordPage as Component };
