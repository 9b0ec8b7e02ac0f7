import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './dialogs.module.css';
import { useWorkbench } from '../workbench/workbench.js';
import type { Language } from '../../../../server/contract/language/localised.js';

/** Export formats of a project. */
const exportFormats = ['csv', 'xlsx', 'keycollector', 'outline'] as const;

type ExportFormat = (typeof exportFormats)[number];

/** Exported columns: group path, folder, keyword, volume, exact volume. */
const columns = 'path,folder,word,ws,wsk';

/** Download URL of a project. CSV and XLSX use the report export over all folders. */
function exportUrl(uid: string, format: ExportFormat, locale: Language): string {
  if (format === 'csv' || format === 'xlsx') {
    const params = { type: format, columns, sort: 'path|asc,folder|asc,ws|desc', locale };
    return `/api/clustering/node/${uid}/0/keywords?${new URLSearchParams(params)}`;
  }
  return `/api/clustering/${uid}/export?${new URLSearchParams({ form: format, locale })}`;
}

/** Delay before the dialog closes after the download has started. */
const closeDelayMs = 500;

/** Exports the project as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const { project } = useWorkbench();
  const { language } = useFormat();
  const [format, setFormat] = useState<ExportFormat>('csv');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('export.title')}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            component="a"
            size="md"
            variant="filled"
            href={exportUrl(project.uid, format, language)}
            download
            onClick={() => setTimeout(onClose, closeDelayMs)}
          >
            {t('export.verb')}
          </Button>
        </>
      }
    >
      <Radio.Group
        label={t('export.form')}
        value={format}
        onChange={(value) => setFormat(exportFormats.find((exportFormat) => exportFormat === value) ?? 'csv')}
      >
        <div className={styles.choices}>
          {exportFormats.map((id) => (
            <Radio key={id} value={id} label={t(`export.${id}`)} description={t(`export.${id}Text`)} />
          ))}
        </div>
      </Radio.Group>
    </Dialog>
  );
}
