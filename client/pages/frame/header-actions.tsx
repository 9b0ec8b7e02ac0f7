import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { UsageMeter } from '../../features/accounts/usage-meter.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { SettingsButton } from '../../features/preferences/settings-button.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import { reopenSessionEnd, useSessionEnd } from '../../lib/session-end.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/use-return-path.js';
import { LoginPopover } from './login-popover.js';
import styles from './header-actions.module.css';

// Lazy, because guests do not need it.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.js')).UserMenu }));

/** Right side of the header: log-in and registration for guests; limits, notifications and account menu for users. */
export function HeaderActions() {
  const { viewer, account } = useViewer();
  const isAuthRoute = useLocation().pathname === paths.login;
  const isSessionDismissed = useSessionEnd()?.isDismissed;
  if (!viewer) return <div className={styles.corner} />;
  return (
    <div className={styles.corner} data-account={account ? '' : undefined}>
      {isOpenAccess() ? null : (
        <div className={styles.meter} data-tour="limits">
          <UsageMeter usage={viewer.usage} />
        </div>
      )}
      {account ? (
        <>
          {isSessionDismissed ? <ContinueButton /> : null}
          <Suspense>
            <UserMenu viewer={viewer} account={account} />
          </Suspense>
        </>
      ) : (
        <div className={styles.guest}>
          {isSessionDismissed ? <ContinueButton /> : isAuthRoute ? null : <GuestButtons />}
          <SettingsButton />
        </div>
      )}
    </div>
  );
}

function GuestButtons() {
  const { t } = useTranslation();
  const returnTo = useReturnPath();
  return (
    <>
      <LoginPopover />
      <Button component={Link} to={loginPath({ returnTo, register: true })} variant="light">
        {t('account.register')}
      </Button>
    </>
  );
}

function ContinueButton() {
  const { t } = useTranslation();
  return (
    <Button onClick={reopenSessionEnd} title={t('account.sessionOver')}>
      {t('account.goOn')}
    </Button>
  );
}
