import { Menu } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { SettingsItems } from '../../features/preferences/settings-menu.js';
import { paths } from '../../addresses/paths.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { GuestItems } from './guest-items.js';
import { HelpEntries } from './help-entries.js';
import { DomainEntries, KeywordEntries, ToolEntries } from './menu-items.js';
import styles from './header.module.css';

const AccountItems = lazy(async () => ({ default: (await import('./account-items.js')).AccountItems }));

/** Content of the mobile menu, loaded when it opens. */
export function MobileEntries() {
  const { t } = useTranslation();
  const { viewer, account } = useViewer();
  return (
    // A tab stop, because it may overflow and must be scrollable by keyboard.
    <div role="group" tabIndex={0} aria-label={t('menu.main')} className={styles.scroll}>
      {account && viewer ? (
        <Suspense>
          <AccountItems viewer={viewer} account={account} hasAllLimits />
          {isOpenAccess() ? null : (
            <Menu.Item component={Link} to={paths.logout}>
              {t('account.logOut')}
            </Menu.Item>
          )}
        </Suspense>
      ) : (
        <GuestItems viewer={viewer} />
      )}
      <Menu.Divider />
      <DomainEntries />
      <Menu.Divider />
      <KeywordEntries />
      <Menu.Divider />
      <ToolEntries />
      <Menu.Divider />
      <HelpEntries />
      <Menu.Divider />
      {account ? (
        <>
          <Menu.Item component={Link} to={paths.groups}>
            {t('pages.groups')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.clusterings}>
            {t('pages.clusterings')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.positions}>
            {t('pages.positions')}
          </Menu.Item>
          <Menu.Divider />
        </>
      ) : null}
      <SettingsItems />
    </div>
  );
}
