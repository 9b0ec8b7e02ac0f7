import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { Banner } from '../../components/ui/banner.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { CountSetting } from './count-setting.js';
import styles from './settings-dialog.module.css';
import { SortSetting } from './sort-setting.js';
import { treeCounts } from '../../../server/contract/reports/tree-counts.js';
import { type TreeSettings, defaultSettings } from './tree-settings.js';

interface SettingsDialogProps {
  settings: TreeSettings;
  /** Rejects with the error of the server. */
  onSave: (settings: TreeSettings) => Promise<void>;
  onClose: () => void;
}

/** Dialog with the visible counts, their colors and the sort order. */
export function SettingsDialog({ settings, onSave, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('pageTree');
  const { success } = useToasts();
  const [draft, setDraft] = useState(settings);
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const save = async () => {
    setBusy(true);
    try {
      await onSave(draft);
      success(t('setting.saved'));
      onClose();
    } catch (error) {
      setErrorMessage(toUserError(error instanceof Error ? error : new Error(String(error))).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('settings')}
      footer={
        <>
          <Button
            size="md"
            variant="subtle"
            className={styles.reset}
            onClick={() => setDraft(defaultSettings)}
          >
            {t('setting.usual')}
          </Button>
          <Button size="md" onClick={onClose}>
            {t('setting.cancel')}
          </Button>
          <Button size="md" variant="filled" loading={isBusy} onClick={() => void save()}>
            {t('setting.save')}
          </Button>
        </>
      }
    >
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{t('setting.count')}</th>
            <th scope="col">{t('setting.bars')}</th>
            <th scope="col">{t('setting.color')}</th>
          </tr>
        </thead>
        <tbody>
          {treeCounts.map((count) => (
            <CountSetting
              key={count}
              count={count}
              view={draft.counts[count]}
              onChange={(view) =>
                setDraft(({ counts, sort }) => ({ sort, counts: { ...counts, [count]: view } }))
              }
            />
          ))}
        </tbody>
      </table>
      <SortSetting sort={draft.sort} onChange={(sort) => setDraft(({ counts }) => ({ counts, sort }))} />
      {errorMessage ? (
        <Banner tone="error" title={t('setting.failed')}>
          {errorMessage}
        </Banner>
      ) : null}
    </Dialog>
  );
}
