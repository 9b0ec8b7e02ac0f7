import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/format-number.js';
import { useButtonShortcut } from '../../shortcuts/shortcuts.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun, rowNounOf } from '../report-meta.js';
import { useTable } from '../table/table-context.js';
import { ClipboardClosed, copiedRows, copyText } from './copy-text.js';
import { fetchCopy } from './fetch-copy.js';
import styles from './report-actions.module.css';
import { ExportButton, ExportItem } from './export-target.js';
import type { Encoding, ReportCall } from './report-call.js';
import { useToasts } from './use-toasts.js';

const FileDialog = lazy(async () => ({
  default: (await import('../restrictions/file-dialog.js')).FileDialog,
}));

/** Copy and Export of the page head. */
export function ReportActions() {
  const { call, rows: loaded, limits, refuse } = useTable();
  const total = loaded.answer?.total;
  const { i18n } = useTranslation('reports');
  const { language } = i18n;
  const [shortFile, setShortFile] = useState<Encoding>();
  const rows = Math.min(total ?? 0, limits.fileRows ?? Infinity);
  const cut = limits.demo && rows < (total ?? 0);
  const file = { call, language, onShort: cut ? setShortFile : undefined };
  return (
    <>
      <CopyButton
        call={call}
        language={language}
        disabled={!total}
        onRefused={limits.copy ? undefined : () => refuse('copy')}
      />
      <span className={styles['split']}>
        <ExportFile {...file} disabled={!total} />
        <ExportMenu {...file} russian={language === 'ru'} total={total ?? 0} rows={rows} />
      </span>
      {shortFile && (
        <Suspense>
          <FileDialog
            call={call}
            encoding={shortFile}
            rows={rows}
            total={total ?? 0}
            onClose={() => setShortFile(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface CopyButtonProps {
  call: ReportCall;
  language: string;
  disabled: boolean;
  /** Set where the plan does not hold copying. */
  onRefused: (() => void) | undefined;
}

function CopyButton({ call, language, disabled, onRefused }: CopyButtonProps) {
  const { t } = useTranslation('reports');
  const meta = useReportMeta();
  const { say, warn } = useToasts();
  const [busy, setBusy] = useState(false);
  const button = useButtonShortcut('copy');
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
      ref={button}
      className={styles['action']}
      leftSection={<IconCopy aria-hidden="true" />}
      disabled={disabled || busy}
      aria-label={t('actions.copy')}
      title={t('actions.copy')}
      onClick={onRefused ?? (() => void copy())}
    >
      <span className={styles['word']}>{t('actions.copy')}</span>
    </Button>
  );
}

/** What every way to a file needs; `onShort` is set where a dialog says first that the file is cut. */
interface FileProps {
  call: ReportCall;
  language: string;
  onShort: ((encoding: Encoding) => void) | undefined;
}

function ExportFile({ call, language, onShort, disabled }: FileProps & { disabled: boolean }) {
  const { t } = useTranslation('reports');
  const look = {
    className: `${styles['action']} ${styles['first']}`,
    leftSection: <IconDownload aria-hidden="true" />,
    children: <span className={styles['word']}>{t('actions.export')}</span>,
    'aria-label': t('actions.export'),
    title: t('actions.csvUtf8'),
  };
  return disabled || onShort ? (
    <Button {...look} disabled={disabled} onClick={() => onShort?.('utf8')} />
  ) : (
    <ExportButton {...look} call={call} language={language} encoding="utf8" />
  );
}

interface ExportMenuProps extends FileProps {
  russian: boolean;
  /** Rows of the report, and of the file. */
  total: number;
  rows: number;
}

function ExportMenu({ russian, total, rows, ...file }: ExportMenuProps) {
  const { t } = useTranslation('reports');
  const meta = useReportMeta();
  const { language } = file;
  const button = useButtonShortcut('export');
  const shown =
    rows < total
      ? t('actions.rowsOf', { shown: formatInteger(rows), total: formatInteger(total) })
      : formatInteger(rows);
  const noun = rows < total ? rowNounOf(meta, total, language) : rowNoun(meta, rows, language);
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button
          ref={button}
          className={styles['second']}
          disabled={!total}
          aria-label={t('actions.exportFormats')}
          title={t('actions.exportFormats')}
        >
          <IconChevronDown aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('actions.rows', { shown, noun })}</Menu.Label>
        <ExportItem {...file} encoding="utf8">
          {t('actions.csvUtf8')}
        </ExportItem>
        {russian && (
          <ExportItem {...file} encoding="cp1251">
            {t('actions.csvCp1251')}
          </ExportItem>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
