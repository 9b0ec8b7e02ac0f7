import { ActionIcon, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenOnPage } from '../../lib/use-open-on-page.js';
import styles from './mobile-menu.module.css';

const MobileEntries = lazy(async () => ({ default: (await import('./mobile-entries.js')).MobileEntries }));

/** All header menus in one for narrow windows. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useOpenOnPage();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <ActionIcon className={styles.target} aria-label={t('menu.open')}>
          <IconMenu2 aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <Suspense>
          <MobileEntries />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
