import { ActionIcon, TextInput } from '@mantine/core';
import { IconColumns3, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flyout } from '../../../components/ui/flyout.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useIsNarrow } from '../../../lib/page/use-is-narrow.js';
import { useButtonShortcut } from '../../../lib/keyboard/shortcuts.js';
import { useTable } from '../table-context.js';
import styles from './column-chooser.module.css';
import { ColumnList } from './column-list.js';

/** Button with the column settings: visibility, order and pinning. */
export function ColumnChooser() {
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState(false);
  const button = useButtonShortcut('columns');
  const title = t('columns.title');
  return (
    <Flyout
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={260}
      align="end"
      target={
        <ActionIcon
          ref={button}
          aria-label={title}
          title={title}
          aria-expanded={opened}
          aria-haspopup="dialog"
          data-active={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 aria-hidden="true" />
        </ActionIcon>
      }
    >
      <Chooser />
    </Flyout>
  );
}

function Chooser() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { layout } = useTable();
  const [searchText, setSearchText] = useState('');
  const text = searchText.trim().toLowerCase();
  const matches = layout.columns.filter(({ column }) => column.title.toLowerCase().includes(text));
  const visibleCount = layout.columns.filter((column) => column.shown).length;
  return (
    <>
      <TextInput
        className={styles.search}
        // Not on phones, where focus would open the on-screen keyboard over the list.
        data-autofocus={!useIsNarrow() || undefined}
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
        placeholder={t('columns.find')}
        aria-label={t('columns.find')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      {matches.length > 0 ? (
        <ColumnList layout={layout} columns={matches} isFiltered={text !== ''} />
      ) : (
        <p className={styles.none}>{t('columns.none')}</p>
      )}
      <div className={styles.foot}>
        <span>
          {t('columns.shown', { formatted: format.integer(visibleCount), count: layout.columns.length })}
        </span>
        <button
          type="button"
          className={styles.reset}
          disabled={layout.isDefault}
          onClick={() => layout.apply(null)}
        >
          {t('columns.reset')}
        </button>
      </div>
    </>
  );
}
