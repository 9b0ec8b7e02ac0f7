import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import { useButtonShortcut } from '../../../lib/shortcuts.js';
import { rowNoun } from '../report-meta.js';
import { useTable } from '../table/table-context.js';
import { ClipboardClosed, copiedRows, copyText } from './copy-text.js';
import { fetchCopy } from './fetch-copy.js';
import styles from './report-actions.module.css';
import { useToasts } from '../../../components/ui/use-toasts.js';

/** Copies the table, as far as a clipboard is good for it, with headings and parted by tabs. */
export function CopyButton() {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const { language } = i18n;
  const { meta, call, rows, limits, refuse } = useTable();
  const { say, warn } = useToasts();
  const [busy, setBusy] = useState(false);
  const button = useButtonShortcut('copy');
  const copy = async () => {
    setBusy(true);
    try {
      const text = fetchCopy(call, language);
      await copyText(text);
      const count = copiedRows(await text);
      say(t('actions.copied', { shown: format.integer(count), noun: rowNoun(meta, count, language) }));
    } catch (error) {
      const reason =
        error instanceof ClipboardClosed
          ? t('actions.clipboardClosed')
          : error instanceof Error
            ? error.message
            : String(error);
      warn(t('actions.copyFailed'), reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      ref={button}
      className={styles.action}
      leftSection={<IconCopy aria-hidden="true" />}
      disabled={!rows.answer?.total || busy}
      aria-label={t('actions.copy')}
      title={t('actions.copy')}
      onClick={limits.copy ? () => void copy() : () => refuse('copy')}
    >
      <span className={styles.word}>{t('actions.copy')}</span>
    </Button>
  );
}
