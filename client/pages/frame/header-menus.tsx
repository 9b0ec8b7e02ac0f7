import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { subjectOfPage } from '../../addresses/page-subject.js';
import { paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { blogAddress, isOpenAccess } from '../../lib/page/document-meta.js';
import { useOpenOnPage } from '../../lib/page/use-open-on-page.js';
import { isToolAddress } from '../../addresses/tool-address.js';
import { DomainEntries, KeywordEntries, ToolEntries } from './menu-items.js';
import styles from './header-menus.module.css';

/** Header menus next to the logo. */
export function HeaderMenus() {
  const { t } = useTranslation();
  const { account } = useViewer();
  const location = useLocation();
  const kind = subjectOfPage(location)?.kind;
  const blog = blogAddress();
  return (
    <nav className={styles.menus} aria-label={t('menu.main')}>
      <HeaderMenu title={t('menu.domains')} isCurrent={kind === 'domain' || kind === 'page'}>
        <DomainEntries />
      </HeaderMenu>
      <HeaderMenu title={t('menu.keywords')} isCurrent={kind === 'keyword'}>
        <KeywordEntries />
      </HeaderMenu>
      <HeaderMenu title={t('menu.tools')} isCurrent={isToolAddress(location)}>
        <ToolEntries />
      </HeaderMenu>
      {account ? <HeaderLink to={paths.groups} title={t('pages.groups')} /> : null}
      {account ? <HeaderLink to={paths.clusterings} title={t('pages.clusterings')} /> : null}
      {account ? <HeaderLink to={paths.positions} title={t('pages.positions')} /> : null}
      {/* Logged-in users have this link in the account menu. */}
      {account || isOpenAccess() ? null : <HeaderLink to={paths.pricing} title={t('account.pricing')} />}
      {blog === undefined ? null : (
        <a href={blog} className={styles.target}>
          {t('blog')}
        </a>
      )}
      {account?.isAdministrator ? (
        <HeaderLink to={paths.data} title={t('account.data')} className={styles.administrators} />
      ) : null}
    </nav>
  );
}

function HeaderLink({ to, title, className = '' }: { to: string; title: string; className?: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      className={`${styles.target} ${isCurrent ? styles.current : ''} ${className}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {title}
    </Link>
  );
}

function HeaderMenu({
  title,
  isCurrent,
  children,
}: {
  title: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useOpenOnPage();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={272} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={`${styles.target} ${isCurrent ? styles.current : ''}`}>
          {title}
          <IconChevronDown className="icon-small" aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
