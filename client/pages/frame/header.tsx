import { ActionIcon, Menu } from '@mantine/core';
import { IconSearch, IconX, IconHelp, IconMenu2 } from '@tabler/icons-react';
import { useState, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ProductLogo } from '../../components/ui/product-logo.js';
import { DatabaseSelector } from '../../features/databases/database-selector.js';
import { openKeyList } from '../../lib/keyboard/open-keys.js';
import { commandKeys } from '../../lib/keyboard/shortcut-keys.js';
import { useButtonShortcut } from '../../lib/keyboard/shortcuts.js';
import { SearchField } from '../../features/search/search-field.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { subjectName, subjectOfPage } from '../../addresses/page-subject.js';
import { paths } from '../../addresses/paths.js';
import { HeaderMenus } from './header-menus.js';
import { useOpener } from './use-opener.js';
import { HeaderActions } from './header-actions.js';
import styles from './header.module.css';
import { useOpenOnPage } from '../../lib/page/use-open-on-page.js';

const MobileEntries = lazy(async () => ({ default: (await import('./mobile-entries.js')).MobileEntries }));

/** All header menus in one for narrow windows. */
function MobileMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useOpenOnPage();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <ActionIcon className={styles.mobileMenu} aria-label={t('menu.open')}>
          <IconMenu2 aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.mobileDropdown}>
        <Suspense>
          <MobileEntries />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}

const HelpEntries = lazy(async () => ({ default: (await import('./help-entries.js')).HelpEntries }));

/** Help menu; part of the main menu in narrow windows. */
function HelpMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useOpenOnPage();
  return (
    <div className={styles.helpMenu} data-tour="help">
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

/** Header of all pages. On the start page the search field is part of the content. */
export function Header() {
  const { t } = useTranslation();
  const location = useLocation();
  const [isSearching, setSearching] = useState(false);
  const opener = useButtonShortcut('search');
  const hasSearch = location.pathname !== paths.home;
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link to={paths.home} className={styles.mark} aria-label={`${t('product')} · ${t('home')}`}>
          <ProductLogo />
          <span className={styles.word}>{t('product')}</span>
        </Link>
        <HeaderMenus />
        <div className={styles.search}>{hasSearch ? <HeaderSearch /> : null}</div>
        <button
          type="button"
          className={styles.commands}
          onClick={() => openKeyList('commands')}
          aria-label={t('settings.commands')}
          title={t('settings.commands')}
        >
          <kbd>{commandKeys.join(' ')}</kbd>
        </button>
        {hasSearch ? (
          <ActionIcon
            ref={opener}
            className={styles.narrowOnly}
            onClick={() => setSearching((wasSearching) => !wasSearching)}
            aria-expanded={isSearching}
            aria-label={t('search.open')}
          >
            {isSearching ? <IconX aria-hidden="true" /> : <IconSearch aria-hidden="true" />}
          </ActionIcon>
        ) : null}
        <HelpMenu />
        <HeaderActions />
        <MobileMenu />
      </div>
      {hasSearch && isSearching ? (
        <div className={styles.second}>
          <HeaderSearch autoFocus onOpened={() => setSearching(false)} />
        </div>
      ) : null}
    </header>
  );
}

function HeaderSearch({ autoFocus, onOpened }: { autoFocus?: boolean; onOpened?: () => void }) {
  const subject = subjectOfPage(useLocation());
  const base = useBaseCode();
  const open = useOpener(base);
  return (
    <SearchField
      database={<DatabaseSelector />}
      base={base}
      initial={subject ? subjectName(subject) : ''}
      autoFocus={autoFocus}
      onOpen={(text, kind) => {
        onOpened?.();
        open(text, kind);
      }}
    />
  );
}
