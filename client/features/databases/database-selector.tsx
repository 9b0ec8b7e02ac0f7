import { Popover } from '@mantine/core';
import { IconSelector, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { DatabaseList } from './database-list.js';
import styles from './database-selector.module.css';
import { databaseTitle } from '../../lib/database-title.js';
import { useDatabases } from '../../graphql/use-databases.js';

/** The database at the left end of the search field, with its own searchable list. */
export function DatabaseSelector({ large = false }: { large?: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { databases, current } = useDatabases();
  const { language } = useFormat();
  const name = current ? databaseTitle(current, language) : '…';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={260}
      trapFocus
      returnFocus
      shadow="md"
      zIndex={310}
    >
      <Popover.Target>
        <button
          type="button"
          className={`${styles.target} ${large ? styles.large : ''}`}
          onClick={() => setOpened((was) => !was)}
          aria-label={t('database.choose', { name })}
        >
          <IconWorld aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <IconSelector className="icon-small" aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={t('database.label')}>
        <DatabaseList databases={databases} current={current} />
      </Popover.Dropdown>
    </Popover>
  );
}
