import type { SessionErrorCode } from '../../../server/contract/accounts/account-vocabulary.js';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { passwordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog, DialogButtons } from '../../components/ui/dialog.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { dismissSessionExpired } from '../../lib/session/session-end.js';
import { loginPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import styles from './session-dialog.module.css';
import { SecondFactorField } from '../../widgets/sign-in/second-factor-field.js';
import { useCodePrompt } from '../../widgets/sign-in/use-code-prompt.js';
import { useSession } from '../../graphql/accounts/use-session.js';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';

const schema = object({ password: passwordRule(), code: string() });

/** Asks the user to log in again after the session ended. The page below keeps its state. */
export function SessionDialog({ reason, viewer }: { reason: SessionErrorCode; viewer: ViewerData }) {
  const { t } = useTranslation('accounts');
  const isReplaced = reason === 'SESSION_OUT_OF_DATE';
  useEffect(keepPopoversOpen, []);
  return (
    <Dialog
      opened
      onClose={dismissSessionExpired}
      title={t(isReplaced ? 'session.replacedTitle' : 'session.expiredTitle')}
      isAbovePanels
    >
      <p>{t(isReplaced ? 'session.replaced' : 'session.expired')}</p>
      <p className={styles.stays}>{t(isReplaced ? 'session.replacedStays' : 'session.expiredStays')}</p>
      {viewer.canTakeOver ? <TakeOver /> : <ReauthenticationForm email={viewer.lastEmail ?? ''} />}
    </Dialog>
  );
}

/** Stops events that would close popovers below the dialog, so that typed text is not lost. */
function keepPopoversOpen(): () => void {
  const pressEvents = ['mousedown', 'touchstart'] as const;
  const stopPropagation = (event: Event) => event.stopPropagation();
  for (const eventType of pressEvents) document.body.addEventListener(eventType, stopPropagation);
  return () => {
    for (const eventType of pressEvents) document.body.removeEventListener(eventType, stopPropagation);
  };
}

function TakeOver() {
  const { t } = useTranslation('accounts');
  const { takeOver } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const takeOverSession = async () => {
    setBusy(true);
    setError(undefined);
    await takeOver().catch((cause: Error) => setError(cause));
    setBusy(false);
  };
  return (
    <>
      {error ? <ErrorBanner title="" error={error} /> : null}
      <DialogButtons>
        <OtherOptions />
        <Button variant="filled" loading={isBusy} onClick={() => void takeOverSession()} data-autofocus>
          {t('session.goOn')}
        </Button>
      </DialogButtons>
    </>
  );
}

function ReauthenticationForm({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { reauthenticate } = useSession();
  const { isPrompting, submit } = useCodePrompt();
  return (
    <ValidatedForm
      className={styles.form}
      label={t('session.goOn')}
      initialValues={{ password: '', code: '' }}
      schema={schema}
      onSubmit={(values) => submit(() => reauthenticate({ email, ...values }))}
    >
      <FormError />
      {/* Password managers need a login field to select the credentials. */}
      <div className={styles.who}>
        <span>{t('email')}</span>
        <b>{email}</b>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </div>
      <PasswordField name="password" label={t('password')} autoComplete="current-password" autoFocus />
      {isPrompting ? <SecondFactorField autoFocus /> : null}
      <DialogButtons>
        <OtherOptions />
        <SubmitButton size="sm">{t('session.goOn')}</SubmitButton>
      </DialogButtons>
    </ValidatedForm>
  );
}

/** Alternatives: continue as a guest or log in as another user. */
function OtherOptions() {
  const { t } = useTranslation('accounts');
  const { logOut } = useSession();
  const returnTo = useReturnPath();
  return (
    <>
      <Link className={styles.other} to={loginPath({ returnTo })}>
        {t('session.other')}
      </Link>
      <Button onClick={() => void logOut().catch(() => undefined)}>{t('session.goOnAsGuest')}</Button>
    </>
  );
}
