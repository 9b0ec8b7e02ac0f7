import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSkippedDomains } from '../../../../server/contract/projects/clustering.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { Banner } from '../../../components/ui/banner.js';
import { useFormat } from '../../../i18n/use-format.js';
import { StartClusteringDocument } from '../clustering.generated.js';
import { useWorkbench } from '../workbench/workbench.js';
import styles from './run.module.css';
import { draftFromSettings, toSettingsInput } from './settings-draft.js';
import { MethodField, AdvancedFields, StrengthFields } from './settings-fields.js';
import { StrengthPreview } from './strength-preview.js';
import { splitLines } from './split-lines.js';

/** Settings of a clustering run with a preview of the result. Warns about folders that the run removes. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const client = useApolloClient();
  const { project, tree, setProject } = useWorkbench();
  const [draft, setDraft] = useState(() => draftFromSettings(project));
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const unlockedFolders = [...tree.folders.values()].filter(({ locked }) => !locked);
  const manualCount = unlockedFolders.filter(({ byHand }) => byHand).length;
  const isTooLong = splitLines(draft.skippedDomains).length > maxSkippedDomains;
  const start = async () => {
    setBusy(true);
    try {
      const variables = { uid: project.uid, settings: toSettingsInput(draft) };
      const { data } = await client.mutate({ mutation: StartClusteringDocument, variables });
      onClose();
      if (data) setProject(data.startClustering);
    } catch (rejection) {
      setError(rejection as Error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('run.title')}
      width={860}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="md"
            variant="filled"
            loading={isBusy}
            disabled={isTooLong}
            onClick={() => void start()}
          >
            {t('run.verb')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error ? (
          <ErrorBanner title={t('run.failed')} error={error} onClose={() => setError(undefined)} />
        ) : null}
        {unlockedFolders.length > 0 ? (
          <Banner
            title={t('run.going', {
              count: unlockedFolders.length,
              formatted: format.integer(unlockedFolders.length),
            })}
          >
            {manualCount > 0
              ? `${t('run.goingMade', { count: manualCount, formatted: format.integer(manualCount) })} `
              : ''}
            {t('run.goingText')}
          </Banner>
        ) : null}
        <MethodField draft={draft} onChange={setDraft} />
        <StrengthFields draft={draft} onChange={setDraft} />
        <StrengthPreview
          uid={project.uid}
          draft={draft}
          onStrength={(strength) => setDraft({ ...draft, strength })}
        />
        <AdvancedFields draft={draft} onChange={setDraft} />
      </div>
    </Dialog>
  );
}
