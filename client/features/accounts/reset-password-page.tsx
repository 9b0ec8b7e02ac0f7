import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { newPasswordRule, repeatedPasswordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import { paths } from '../../addresses/paths.js';
import styles from '../../widgets/sign-in/account-forms.module.css';
import { NarrowPage } from './narrow-page.js';
import { SecondFactorField } from '../../widgets/sign-in/second-factor-field.js';
import { useCodePrompt } from '../../widgets/sign-in/use-code-prompt.js';
import { useSession } from '../../graphql/accounts/use-session.js';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { toUserError, type ErrorMessage } from '../../graphql/transport/to-user-error.js';
import { PasswordResetDocument } from './password-reset.generated.js';

const schema = object({
  password: newPasswordRule(),
  passwordRepeat: repeatedPasswordRule('password'),
  code: string(),
});

/** Target of the link in a password reset e-mail: the form, or the reason why the link is invalid. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const { uid = '' } = useParams();
  const { state, error, retry } = useResetLink(uid);
  return (
    <NarrowPage title={useAccountTitle('resetPassword')}>
      {state === 'checking' ? <SkeletonRows rows={3} height={34} /> : null}
      {state === 'good' ? <NewPassword uid={uid} /> : null}
      {state === 'wrong' ? <InvalidLink /> : null}
      {state === 'unchecked' ? (
        <Banner tone="error" title={t('recovery.failed')} requestId={error?.requestId} onRetry={retry}>
          {error?.message}
        </Banner>
      ) : null}
    </NarrowPage>
  );
}

function NewPassword({ uid }: { uid: string }) {
  const { t } = useTranslation('accounts');
  const { resetPassword } = useSession();
  const { isPrompting, submit } = useCodePrompt();
  const navigate = useNavigate();
  return (
    <ValidatedForm
      label={useAccountTitle('resetPassword')}
      initialValues={{ password: '', passwordRepeat: '', code: '' }}
      schema={schema}
      onSubmit={async (values) => {
        const isDone = await submit(() => resetPassword({ uid, ...values }));
        if (isDone) await navigate(paths.home, { replace: true });
      }}
    >
      <p className={styles.promise}>{t('recovery.choose')}</p>
      <FormError action={(code) => (code === 'RESET_INVALID' ? <RequestNewLink /> : null)} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
        autoFocus
      />
      <PasswordField name="passwordRepeat" label={t('passwordRepeat')} autoComplete="new-password" />
      {isPrompting ? <SecondFactorField autoFocus /> : null}
      <div className={styles.actions}>
        <SubmitButton>{t('recovery.save')}</SubmitButton>
      </div>
    </ValidatedForm>
  );
}

function InvalidLink() {
  const { t } = useTranslation('accounts');
  return (
    <div role="alert">
      <h2>{t('recovery.wrongTitle')}</h2>
      <p className={styles.after}>{t('recovery.wrongText')}</p>
      <div className={styles.actions}>
        <Button component={Link} to={paths.forgotPassword} variant="filled" size="md">
          {t('recovery.askAgain')}
        </Button>
        <Link to={paths.login}>{t('recovery.toLogin')}</Link>
      </div>
    </div>
  );
}

function RequestNewLink() {
  const { t } = useTranslation('accounts');
  return <Link to={paths.forgotPassword}>{t('recovery.askAgain')}</Link>;
}

interface ResetLink {
  state: 'checking' | 'good' | 'wrong' | 'unchecked';
  error?: ErrorMessage;
}

/** Checks a reset link once. Setting the password invalidates the link, so a refetch would fail. */
function useResetLink(uid: string): ResetLink & { retry: () => void } {
  const client = useApolloClient();
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  const check = useCallback(() => {
    setLink({ state: 'checking' });
    client.query({ query: PasswordResetDocument, variables: { uid }, fetchPolicy: 'network-only' }).then(
      () => setLink({ state: 'good' }),
      (error: Error) => {
        const userError = toUserError(error);
        setLink({ state: userError.code === 'RESET_INVALID' ? 'wrong' : 'unchecked', error: userError });
      },
    );
  }, [client, uid]);
  useEffect(check, [check]);
  return { ...link, retry: check };
}

export { ResetPasswordPage as Component };
