import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useNavigate } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { paths } from '../../addresses/paths.js';
import { NarrowPage } from './narrow-page.js';
import { useSession } from '../../graphql/accounts/use-session.js';

/** Ends the session and redirects to the start page. */
export function LogoutPage() {
  const { t } = useTranslation('accounts');
  const { logOut } = useSession();
  const navigate = useNavigate();
  const [error, setError] = useState<Error>();
  const hasStarted = useRef(false);
  const endSession = useCallback(() => {
    setError(undefined);
    logOut().then(
      () => navigate(paths.home, { replace: true }),
      (cause: Error) => setError(cause),
    );
  }, [logOut, navigate]);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    endSession();
  }, [endSession]);
  return (
    <NarrowPage title={useAccountTitle('logout')}>
      {error ? (
        <ErrorBanner title={t('leaving.failed')} error={error} onRetry={endSession} />
      ) : (
        <p role="status">{t('leaving.text')}…</p>
      )}
    </NarrowPage>
  );
}

export { LogoutPage as Component };
