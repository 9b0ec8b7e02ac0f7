import { ActionIcon, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SettingsItems } from '../../features/preferences/settings-menu.js';
import { DomainEntries, KeywordEntries } from './menu-items.js';
import styles from './mobile-menu.module.css';

/** Everything of the header's menus in one, where the window is narrow. */
export function MobileMenu() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <ActionIcon className={styles.target} aria-label={t('menu.open')}>
          <IconMenu2 aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <DomainEntries />
        <Menu.Divider />
        <KeywordEntries />
        <div className={styles.settings}>
          <Menu.Divider />
          <SettingsItems />
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
