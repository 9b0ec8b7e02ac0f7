import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../table/table-context.js';
import { CopyButton } from './copy-button.js';
import { ExportMenu } from './export-menu.js';
import { ExportButton } from './export-target.js';
import { FileDialog } from './lazy-file-dialog.js';
import styles from './report-actions.module.css';
import { useDownload, type DownloadRequest } from './use-download.js';

/** A file that will be truncated. */
interface ShortFile {
  file: DownloadRequest;
  rows: number;
  total: number;
}

/** Copy and export buttons of the page header. */
export function ReportActions() {
  const [short, setShort] = useState<ShortFile>();
  const { download, busy } = useDownload();
  const onShort = (file: DownloadRequest, rows: number, total: number) => setShort({ file, rows, total });
  return (
    <>
      <CopyButton />
      <span className={styles.split}>
        <ExportTable download={download} onShort={onShort} />
        <ExportMenu download={download} busy={busy} onShort={onShort} />
      </span>
      {short && (
        <Suspense>
          <FileDialog {...short} download={download} onClose={() => setShort(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface ExportTableProps {
  download: (file: DownloadRequest) => void;
  onShort: (file: DownloadRequest, rows: number, total: number) => void;
}

/** Exports the table as CSV. */
function ExportTable({ download, onShort }: ExportTableProps) {
  const { t } = useTranslation('reports');
  const { call, rows, limits } = useTable();
  const total = rows.result?.total ?? 0;
  const inFile = Math.min(total, limits.fileRows ?? Infinity);
  const isTruncated = limits.isFreePlan && inFile < total;
  const file: DownloadRequest = { call, format: 'csv' };
  const look = {
    className: `${styles.action} ${styles.first}`,
    leftSection: <IconDownload aria-hidden="true" />,
    children: <span className={styles.word}>{t('actions.export')}</span>,
    'aria-label': t('actions.export'),
    title: t('actions.csvUtf8'),
  };
  return total === 0 || isTruncated ? (
    <Button {...look} disabled={total === 0} onClick={() => onShort(file, inFile, total)} />
  ) : (
    <ExportButton {...look} file={file} download={download} />
  );
}
