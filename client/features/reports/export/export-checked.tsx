import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSelectedRows } from '../../../../server/contract/selected-rows.js';
import { useCheckedCount } from '../selection/use-checked-count.js';
import { useTable } from '../table/table-context.js';
import { checkedCall } from './checked-call.js';
import { ExportButton } from './export-target.js';
import { FileDialog } from './lazy-file-dialog.js';
import { useDownload, type DownloadRequest } from './use-download.js';

/** Export of the selected rows, with a hint above the maximum number. */
export function ExportChecked() {
  const { t } = useTranslation(['reports', 'files']);
  const table = useTable();
  const { selection, limits } = table;
  const { download, busy } = useDownload();
  const [isExplained, setExplained] = useState(false);
  const total = useCheckedCount();
  const file: DownloadRequest = {
    call: selection.isAllSelected ? table.call : checkedCall(table),
    format: 'csv',
  };
  const inFile = Math.min(total, limits.fileRows ?? Infinity);
  const isShort = limits.isFreePlan && inFile < total;
  const isTooMany = !selection.isAllSelected && total > maxSelectedRows;
  const look = {
    leftSection: <IconDownload aria-hidden="true" />,
    children: t('actions.export'),
    title: isTooMany ? t('files:checkedMost', { max: maxSelectedRows }) : t('actions.csvUtf8'),
    disabled: busy || isTooMany,
  };
  return (
    <>
      {isShort || isTooMany ? (
        <Button {...look} onClick={() => setExplained(true)} />
      ) : (
        <ExportButton {...look} file={file} download={download} />
      )}
      {isExplained && (
        <Suspense>
          <FileDialog
            file={file}
            rows={inFile}
            total={total}
            download={download}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </>
  );
}
