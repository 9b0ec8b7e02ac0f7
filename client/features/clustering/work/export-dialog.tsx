import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { useFormat } from '../../../i18n/use-format.js';
import { exportAddress, type ExportForm, exportForms } from './export-address.js';
import styles from './work.module.css';
import { useWorkbench } from './workbench.js';

/** Time after which the dialog closes once the file was asked for, in ms. */
const closeAfter = 500;

/** The whole project as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const { project } = useWorkbench();
  const { language } = useFormat();
  const [form, setForm] = useState<ExportForm>('csv');
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
            href={exportAddress(project.uid, form, language)}
            download
            onClick={() => setTimeout(onClose, closeAfter)}
          >
            {t('export.verb')}
          </Button>
        </>
      }
    >
      <Radio.Group
        label={t('export.form')}
        value={form}
        onChange={(value) => setForm(exportForms.find((one) => one === value) ?? 'csv')}
      >
        <div className={styles.choices}>
          {exportForms.map((id) => (
            <Radio key={id} value={id} label={t(`export.${id}`)} description={t(`export.${id}Text`)} />
          ))}
        </div>
      </Radio.Group>
    </Dialog>
  );
}
