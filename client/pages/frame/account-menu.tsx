import { Menu } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';
import { SettingsItems } from '../../features/preferences/settings-menu.js';
import { paths } from '../../addresses/paths.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { useOpenOnPage } from '../../lib/page/use-open-on-page.js';
import { AccountItems } from './account-items.js';
import styles from './header-actions.module.css';

/** Avatar button with the account menu. */
export function AccountMenu({ viewer, account }: { viewer: ViewerData; account: AccountOfViewer }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useOpenOnPage();
  const isOpen = isOpenAccess();
  const name = isOpen ? t('account.kept') : t('account.open', { email: account.email });
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles.avatar}
          aria-label={name}
          title={isOpen ? name : account.email}
        >
          {isOpen ? <IconUser aria-hidden="true" /> : getInitials(account.email)}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <AccountItems viewer={viewer} account={account} hasAllLimits={false} />
        <Menu.Divider />
        <SettingsItems />
        {isOpen ? null : (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to={paths.logout}>
              {t('account.logOut')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Initials of an e-mail address: of its first two parts, or else its first two letters. */
function getInitials(email: string): string {
  const [name = ''] = email.split('@', 1);
  const [first = '', second = ''] = name.split(/[._+-]+/);
  const characters = second ? first.slice(0, 1) + second.slice(0, 1) : name.slice(0, 2);
  return characters.toUpperCase();
}
