import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/format-number.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun } from '../report-meta.js';
import { ClipboardClosed, copiedRows, copyText } from './copy-text.js';
import { fetchCopy } from './fetch-copy.js';
import styles from './report-actions.module.css';
import { ExportButton, ExportItem } from './export-target.js';
import type { ReportCall } from './report-call.js';
import { useToasts } from './use-toasts.js';

/** Copy and Export of the page head. */
export function ReportActions({ call, total }: { call: ReportCall; total: number | undefined }) {
  const { i18n } = useTranslation('reports');
  const russian = i18n.language === 'ru';
  return (
    <>
      <CopyButton call={call} language={i18n.language} disabled={!total} />
      <span className={styles['split']}>
        <ExportFile call={call} language={i18n.language} disabled={!total} />
        <ExportMenu call={call} language={i18n.language} russian={russian} total={total} />
      </span>
    </>
  );
}

function CopyButton({ call, language, disabled }: { call: ReportCall; language: string; disabled: boolean }) {
  const { t } = useTranslation('reports');
  const meta = useReportMeta();
  const { say, warn } = useToasts();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const text = fetchCopy(call, language);
      await copyText(text);
      const rows = copiedRows(await text);
      say(t('actions.copied', { shown: formatInteger(rows), noun: rowNoun(meta, rows, language) }));
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
      className={styles['action']}
      leftSection={<IconCopy aria-hidden="true" />}
      disabled={disabled || busy}
      aria-label={t('actions.copy')}
      title={t('actions.copy')}
      onClick={() => void copy()}
    >
      <span className={styles['word']}>{t('actions.copy')}</span>
    </Button>
  );
}

function ExportFile({ call, language, disabled }: { call: ReportCall; language: string; disabled: boolean }) {
  const { t } = useTranslation('reports');
  const look = {
    className: `${styles['action']} ${styles['first']}`,
    leftSection: <IconDownload aria-hidden="true" />,
    children: <span className={styles['word']}>{t('actions.export')}</span>,
    'aria-label': t('actions.export'),
    title: t('actions.csvUtf8'),
  };
  return disabled ? (
    <Button {...look} disabled />
  ) : (
    <ExportButton {...look} call={call} language={language} encoding="utf8" />
  );
}

interface ExportMenuProps {
  call: ReportCall;
  language: string;
  russian: boolean;
  total: number | undefined;
}

function ExportMenu({ call, language, russian, total }: ExportMenuProps) {
  const { t } = useTranslation('reports');
  const meta = useReportMeta();
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button
          className={styles['second']}
          disabled={!total}
          aria-label={t('actions.exportFormats')}
          title={t('actions.exportFormats')}
        >
          <IconChevronDown aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t('actions.rows', { shown: formatInteger(total ?? 0), noun: rowNoun(meta, total ?? 0, language) })}
        </Menu.Label>
        <ExportItem call={call} language={language} encoding="utf8">
          {t('actions.csvUtf8')}
        </ExportItem>
        {russian && (
          <ExportItem call={call} language={language} encoding="cp1251">
            {t('actions.csvCp1251')}
          </ExportItem>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
