import { TextInput } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { changeDatabasePath } from '../../addresses/paths.js';
import { withoutDatabase } from '../../addresses/without-database.js';
import styles from './database-list.module.css';
import { databaseTitle } from '../../lib/text/database-title.js';
import type { Database } from '../../graphql/databases/use-databases.js';

interface DatabaseListProps {
  databases: readonly Database[];
  current: Database | undefined;
}

/**
 * Searchable list of databases, those with data first. Arrow keys move the focus; Enter selects a database for the
 * current page.
 */
export function DatabaseList({ databases, current }: DatabaseListProps) {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const matchingDatabases = databases.filter((database) => matches(database, searchText));
  const withData = matchingDatabases.filter((database) => !database.empty);
  const withoutData = matchingDatabases.filter((database) => database.empty);
  return (
    <div onKeyDown={(event) => moveFocusByKey(event, list.current)}>
      <TextInput
        data-autofocus
        autoFocus
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
        placeholder={t('database.find')}
        aria-label={t('database.find')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      <div className={styles.list} ref={list}>
        <DatabaseGroup title={t('database.withData')} databases={withData} current={current} />
        <DatabaseGroup title={t('database.others')} databases={withoutData} current={current} />
        {matchingDatabases.length === 0 ? <div className={styles.none}>{t('database.none')}</div> : null}
      </div>
    </div>
  );
}

function DatabaseGroup({ title, databases, current }: DatabaseListProps & { title: string }) {
  const { pathname, search, hash } = useLocation();
  const { language } = useFormat();
  if (databases.length === 0) return null;
  return (
    <>
      <div className={styles.title}>{title}</div>
      {databases.map((database) => (
        <a
          key={database.code}
          className={styles.item}
          href={changeDatabasePath(database.code, pathname + withoutDatabase(search) + hash)}
          aria-current={database.code === current?.code ? 'true' : undefined}
        >
          {databaseTitle(database, language)}
          <span className={styles.code}>{database.code}</span>
          {database.code === current?.code ? <IconCheck aria-hidden="true" /> : null}
        </a>
      ))}
    </>
  );
}

function matches(database: Database, searchText: string): boolean {
  const text = `${database.name} ${database.caption} ${database.code}`.toLowerCase();
  return searchText
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function moveFocusByKey(event: KeyboardEvent, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const focusedIndex = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'Enter' && focusedIndex < 0) {
    event.preventDefault();
    links[0]?.click();
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || links.length === 0) return;
  event.preventDefault();
  links[Math.max(0, Math.min(links.length - 1, focusedIndex + step))]?.focus();
}
