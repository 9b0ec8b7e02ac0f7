import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSelectedRows } from '../../../../server/contract/reports/selected-rows.js';
import { useCheckedCount } from '../use-checked-count.js';
import { useTable } from '../table-context.js';
import { createSelectionCall } from '../export/selection-call.js';
import { ExportButton } from '../export/export-target.js';
import { FileDialog } from '../export/lazy-file-dialog.js';
import { useDownload, type DownloadRequest } from '../export/use-download.js';

/** Exports the selected rows. Explains the limit if too many rows are selected. */
export function ExportSelectedButton() {
  const { t } = useTranslation(['reports', 'files']);
  const table = useTable();
  const { selection, limits } = table;
  const { download, busy } = useDownload();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const total = useCheckedCount();
  const file: DownloadRequest = {
    call: createSelectionCall(table),
    format: 'csv',
  };
  const exportedRows = Math.min(total, limits.fileRows ?? Infinity);
  const isTruncated = exportedRows < total;
  const isTooMany = (selection.isAllSelected ? selection.excluded.size : total) > maxSelectedRows;
  const buttonProps = {
    leftSection: <IconDownload aria-hidden="true" />,
    children: t('actions.export'),
    title: isTooMany ? t('files:checkedMost', { max: maxSelectedRows }) : t('actions.csvUtf8'),
    disabled: busy || isTooMany,
  };
  return (
    <>
      {isTruncated || isTooMany ? (
        <Button {...buttonProps} onClick={() => setDialogOpen(true)} />
      ) : (
        <ExportButton {...buttonProps} file={file} download={download} />
      )}
      {isDialogOpen && (
        <Suspense>
          <FileDialog
            file={file}
            rows={exportedRows}
            total={total}
            download={download}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
