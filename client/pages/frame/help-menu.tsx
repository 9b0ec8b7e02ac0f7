import { ActionIcon, Menu } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenOnPage } from '../../lib/use-open-on-page.js';
import styles from './help-menu.module.css';

const HelpEntries = lazy(async () => ({ default: (await import('./help-entries.js')).HelpEntries }));

/** Help menu; part of the main menu in narrow windows. */
export function HelpMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useOpenOnPage();
  return (
    <div className={styles.place} data-tour="help">
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={248} withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('menu.help')} title={t('menu.help')}>
            <IconHelp aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Suspense>
            <HelpEntries />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
