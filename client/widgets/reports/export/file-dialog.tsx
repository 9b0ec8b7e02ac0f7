import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.js';
import { usePlansQuery } from '../../../graphql/plans/plans.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { paths } from '../../../addresses/paths.js';
import { ExportButton } from './export-target.js';
import type { DownloadRequest } from './use-download.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';

interface FileDialogProps {
  file: DownloadRequest;
  download: (file: DownloadRequest) => void;
  /** Number of rows in the truncated file. `total` is the number of rows in the table. */
  rows: number;
  total: number;
  onClose: () => void;
}

/** Warns before the download that the free plan truncates the file. */
export function FileDialog({ file, download, rows, total, onClose }: FileDialogProps) {
  const { t, i18n } = useTranslation(['limits', 'files']);
  const format = useFormat();
  const meta = useReportMeta();
  const { isSetByOwner } = useTable().limits;
  const { data } = usePlansQuery();
  const maxRows = Math.max(0, ...(data?.plans.map(({ limits }) => limits.exportRows ?? 0) ?? []));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('file.title', { count: rows })}
      footer={
        <>
          {isSetByOwner ? null : (
            <Button component={Link} to={paths.pricing}>
              {t('person.plans')}
            </Button>
          )}
          <ExportButton file={file} download={download} variant="filled" onStarted={onClose}>
            {t('file.download', { count: rows })}
          </ExportButton>
        </>
      }
    >
      <p style={{ color: 'var(--t2)' }}>
        {t(isSetByOwner ? 'ofOwner.file' : file.call.ids ? 'files:checkedText' : 'file.text', {
          total: format.integer(total),
          noun: rowNoun(meta, total, i18n.language),
          limit: format.integer(rows),
        })}
        {maxRows > 0 && !isSetByOwner && ` ${t('file.most', { max: format.integer(maxRows) })}`}
      </p>
    </Dialog>
  );
}
