import { Button, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import styles from './header-actions.module.css';

const load = () => import('../../widgets/sign-in/login-form.js');
const LoginForm = lazy(async () => ({ default: (await load()).LoginForm }));

/** Log-in popover that keeps the page. The form loads when the pointer approaches the button. */
export function LoginPopover() {
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
