import { ActionIcon, Menu } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./settings-menu.js');
const SettingsItems = lazy(async () => ({ default: (await load()).SettingsItems }));

/** Settings menu for guests, preloaded on hover. Signed-in users have the account menu. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          aria-label={t('settings.open')}
          title={t('settings.open')}
          onPointerEnter={() => void load()}
        >
          <IconSettings aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense>
          <SettingsItems />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
