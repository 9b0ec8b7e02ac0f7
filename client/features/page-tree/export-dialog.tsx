import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { Banner } from '../../components/ui/banner.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './export-dialog.module.css';

/** File types by the codes of the export endpoint. */
const fileTypes = { keywords: '0', statistics: '1' } as const;

/** Delay in ms before the dialog closes, so that the download link opens first. */
const closeDelayMs = 500;

interface ExportDialogProps {
  domain: string;
  base?: string;
  onClose: () => void;
}

/** Selects the file type of the export. The download opens in a new tab. */
export function ExportDialog({ domain, base, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('pageTree');
  const format = useFormat();
  const { viewer } = useViewer();
  const [fileType, setFileType] = useState<string>(fileTypes.keywords);
  const maxRows = viewer?.plan.limits.exportRows ?? null;
  const query = new URLSearchParams({
    domain,
    type: fileType,
    locale: i18n.language,
    ...(base ? { base } : {}),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('export')}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('file.cancel')}
          </Button>
          <Button
            size="md"
            variant="filled"
            component="a"
            href={`/api/report/simple/organic/tree_pages/export?${query.toString()}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => setTimeout(onClose, closeDelayMs)}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <Radio.Group value={fileType} onChange={setFileType} aria-label={t('file.kind')}>
        <div className={styles.kinds}>
          <Radio value={fileTypes.keywords} label={t('file.keywords')} description={t('file.keywordsText')} />
          <Radio
            value={fileTypes.statistics}
            label={t('file.statistics')}
            description={t('file.statisticsText')}
          />
        </div>
      </Radio.Group>
      {maxRows === null ? null : <Banner>{t('file.most', { rows: format.integer(maxRows) })}</Banner>}
    </Dialog>
  );
}
