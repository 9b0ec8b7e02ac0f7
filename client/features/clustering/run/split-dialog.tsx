import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { useWorkbench } from '../workbench/workbench.js';
import styles from './run.module.css';
import { draftFromSettings, type SettingsDraft, toSettingsInput } from './settings-draft.js';
import { MethodField, StrengthFields } from './settings-fields.js';

/** Splits a folder by clustering it with a higher strength. */
export function SplitDialog({ folder, onClose }: { folder: number; onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const { project, tree } = useWorkbench();
  const { split } = useFolderActions();
  const [draft, setDraft] = useState<SettingsDraft>(() => {
    const last = draftFromSettings(project);
    return {
      ...last,
      strength: Math.min(last.top, last.strength + 1),
      minVolume: '0',
      minClusterVolume: '0',
    };
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('split.title', { name: tree.folders.get(folder)?.name ?? '' })}
      width={640}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="md"
            variant="filled"
            onClick={() => {
              onClose();
              void split(folder, toSettingsInput(draft));
            }}
          >
            {t('split.verb')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('split.text')}</p>
        <MethodField draft={draft} onChange={setDraft} />
        <StrengthFields draft={draft} onChange={setDraft} />
      </div>
    </Dialog>
  );
}
