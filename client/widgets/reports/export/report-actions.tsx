import { Button } from '@mantine/core';
import { IconDownload, IconCopy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../table-context.js';
import { ExportMenu } from './export-menu.js';
import { ExportButton } from './export-target.js';
import { FileDialog } from './lazy-file-dialog.js';
import styles from './report-actions.module.css';
import { useDownload, type DownloadRequest } from './use-download.js';
import { useButtonShortcut } from '../../../lib/keyboard/shortcuts.js';
import { useCopyTable } from './use-copy-table.js';

/** A truncated export that waits for confirmation. */
interface TruncatedExport {
  file: DownloadRequest;
  rows: number;
  total: number;
}

/** Copy and export buttons of the page header. */
export function ReportActions() {
  const [truncatedExport, setTruncatedExport] = useState<TruncatedExport>();
  const { download, busy } = useDownload();
  const onTruncated = (file: DownloadRequest, rows: number, total: number) =>
    setTruncatedExport({ file, rows, total });
  return (
    <>
      <CopyButton />
      <span className={styles.split}>
        <ExportTableButton download={download} onTruncated={onTruncated} />
        <ExportMenu download={download} busy={busy} onTruncated={onTruncated} />
      </span>
      {truncatedExport && (
        <Suspense>
          <FileDialog
            {...truncatedExport}
            download={download}
            onClose={() => setTruncatedExport(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ExportTableProps {
  download: (file: DownloadRequest) => void;
  onTruncated: (file: DownloadRequest, rows: number, total: number) => void;
}

/** Exports the table as CSV. */
function ExportTableButton({ download, onTruncated }: ExportTableProps) {
  const { t } = useTranslation('reports');
  const { call, rows, limits } = useTable();
  const total = rows.result?.total ?? 0;
  const exportedRows = Math.min(total, limits.fileRows ?? Infinity);
  const isTruncated = exportedRows < total;
  const file: DownloadRequest = { call, format: 'csv' };
  const buttonProps = {
    className: `${styles.action} ${styles.first}`,
    leftSection: <IconDownload aria-hidden="true" />,
    children: <span className={styles.word}>{t('actions.export')}</span>,
    'aria-label': t('actions.export'),
    title: t('actions.csvUtf8'),
  };
  return total === 0 || isTruncated ? (
    <Button {...buttonProps} disabled={total === 0} onClick={() => onTruncated(file, exportedRows, total)} />
  ) : (
    <ExportButton {...buttonProps} file={file} download={download} />
  );
}

/** Copies the table as tab-separated text with headers. */
function CopyButton() {
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
