import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.js';
import { usePlansQuery } from '../../../graphql/plans/plans.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { paths, subscriptionPath } from '../../../addresses/paths.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
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

/** Warns before the download that the plan truncates the file. */
export function FileDialog({ file, download, rows, total, onClose }: FileDialogProps) {
  const { t, i18n } = useTranslation(['limits', 'files']);
  const format = useFormat();
  const meta = useReportMeta();
  const { isSetByOwner, isFreePlan } = useTable().limits;
  const { data } = usePlansQuery();
  const { account } = useViewer();
  // The cheapest plan with more rows in a file.
  const requiredPlan = data?.plans.find(({ limits }) => (limits.exportRows ?? 0) > rows);
  const maxRows = Math.max(0, ...(data?.plans.map(({ limits }) => limits.exportRows ?? 0) ?? []));
  const paidText = file.call.ids ? 'files:checkedPlanText' : 'file.planText';
  const textKey = isFreePlan ? (file.call.ids ? 'files:checkedText' : 'file.text') : paidText;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('file.title', { count: rows })}
      footer={
        <>
          {isSetByOwner || (requiredPlan === undefined && !isFreePlan) ? null : (
            <Button
              component={Link}
              to={isFreePlan || account?.ownerEmail ? paths.pricing : subscriptionPath(requiredPlan?.id)}
            >
              {t(isFreePlan || account?.ownerEmail ? 'person.plans' : 'person.change')}
            </Button>
          )}
          <ExportButton file={file} download={download} variant="filled" onStarted={onClose}>
            {t('file.download', { count: rows })}
          </ExportButton>
        </>
      }
    >
      <p style={{ color: 'var(--t2)' }}>
        {t(isSetByOwner ? 'ofOwner.file' : textKey, {
          total: format.integer(total),
          noun: rowNoun(meta, total, i18n.language),
          limit: format.integer(rows),
        })}
        {maxRows > rows && !isSetByOwner && ` ${t('file.most', { max: format.integer(maxRows) })}`}
      </p>
    </Dialog>
  );
}
