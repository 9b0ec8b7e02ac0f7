import { ActionIcon, Menu } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SettingsItems } from './settings-menu.js';

/** The menu of guests at the right end of the header; people have theirs. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('settings.open')} title={t('settings.open')}>
          <IconSettings aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SettingsItems />
      </Menu.Dropdown>
    </Menu>
  );
}
