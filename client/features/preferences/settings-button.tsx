import { Menu } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './settings-button.module.css';
import { SettingsItems } from './settings-menu.js';

/** The visitor's own menu at the right end of the header. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={t('settings.open')}
          title={t('settings.open')}
        >
          <IconUser aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <SettingsItems />
      </Menu.Dropdown>
    </Menu>
  );
}
