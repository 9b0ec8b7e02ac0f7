import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useButtonShortcut } from '../../../lib/shortcuts.js';
import { useTable } from '../table/table-context.js';
import styles from './report-actions.module.css';
import { useCopyTable } from './use-copy-table.js';

/** Copies the table as tab-separated text with headers. */
export function CopyButton() {
  const { t } = useTranslation('reports');
  const { rows } = useTable();
  const { copy, busy } = useCopyTable();
  const button = useButtonShortcut('copy');
  return (
    <Button
      ref={button}
      className={styles.action}
      leftSection={<IconCopy aria-hidden="true" />}
      disabled={!rows.result?.total || busy}
      aria-label={t('actions.copy')}
      title={t('actions.copy')}
      onClick={copy}
    >
      <span className={styles.word}>{t('actions.copy')}</span>
    </Button>
  );
}
