import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.js';
import { usePlansQuery } from '../../../graphql/generated/operations.js';
import { formatInteger } from '../../../lib/format-number.js';
import { paths } from '../../../routes/paths.js';
import { ExportButton } from '../export/export-target.js';
import type { Encoding, ReportCall } from '../export/report-call.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun } from '../report-meta.js';

interface FileDialogProps {
  call: ReportCall;
  encoding: Encoding;
  /** Rows of the file, and of the report. */
  rows: number;
  total: number;
  onClose: () => void;
}

/** Says before a file comes that the demo mode cuts it. */
export function FileDialog({ call, encoding, rows, total, onClose }: FileDialogProps) {
  const { t, i18n } = useTranslation('limits');
  const meta = useReportMeta();
  const { data } = usePlansQuery();
  const most = Math.max(0, ...(data?.plans.map(({ limits }) => limits.exportRows ?? 0) ?? []));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('file.title', { count: rows })}
      foot={
        <>
          <Button component={Link} to={paths.pricing}>
            {t('person.plans')}
          </Button>
          <ExportButton
            call={call}
            language={i18n.language}
            encoding={encoding}
            variant="filled"
            onStarted={onClose}
          >
            {t('file.download', { count: rows })}
          </ExportButton>
        </>
      }
    >
      <p style={{ color: 'var(--t2)' }}>
        {t('file.text', {
          total: formatInteger(total),
          noun: rowNoun(meta, total, i18n.language),
          limit: formatInteger(rows),
        })}
        {most > 0 && ` ${t('file.most', { most: formatInteger(most) })}`}
      </p>
    </Dialog>
  );
}
