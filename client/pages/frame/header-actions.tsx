import { Button, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { UsageMeter } from '../../features/accounts/usage-meter.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { SettingsButton } from '../../features/preferences/settings-button.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { reopenSessionEnd, useSessionEnd } from '../../lib/session/session-end.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import styles from './header-actions.module.css';
import { SkeletonRows } from '../../components/ui/skeleton.js';

const load = () => import('../../widgets/sign-in/login-form.js');
const LoginForm = lazy(async () => ({ default: (await load()).LoginForm }));

/** Log-in popover that keeps the page. The form loads when the pointer approaches the button. */
function LoginPopover() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={320}
      position="bottom-end"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          onClick={() => setOpened((wasOpened) => !wasOpened)}
          onPointerEnter={() => void load()}
          aria-expanded={opened}
        >
          {t('account.logIn')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.login} aria-label={t('account.logIn')}>
        <Suspense fallback={<SkeletonRows rows={5} height={34} />}>
          <LoginForm autoFocus onDone={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

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
