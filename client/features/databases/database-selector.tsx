import { Popover } from '@mantine/core';
import { IconSelector, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import styles from './database-selector.module.css';
import { databaseTitle } from '../../lib/text/database-title.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';

const loadDatabaseList = () => import('./database-list.js');
const DatabaseList = lazy(async () => ({ default: (await loadDatabaseList()).DatabaseList }));

/** Database selector of the search field. Hovering preloads the list. */
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
          onClick={() => setOpened((previous) => !previous)}
          onPointerEnter={() => void loadDatabaseList()}
          aria-label={t('database.choose', { name })}
        >
          <IconWorld aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <IconSelector className="icon-small" aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={t('database.label')}>
        <Suspense fallback={<SkeletonRows rows={5} height={34} />}>
          <DatabaseList databases={databases} current={current} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
