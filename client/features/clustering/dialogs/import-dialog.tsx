import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { type ClusteringChangeFragment, ImportClusteringKeywordsDocument } from '../clustering.generated.js';
import { type KeywordSourceDraft, emptySource, toSourcePayload, validateSource } from '../keyword-source.js';
import { SkippedList } from '../skipped-list.js';
import { SourceFields } from '../source-fields.js';
import styles from '../source-fields.module.css';
import { useEditDescription } from '../workbench/use-edit-description.js';
import { useWorkbench } from '../workbench/workbench.js';

/** Imports keywords into a project and lists the skipped ones with the reason. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const [change, setChange] = useState<ClusteringChangeFragment>();
  return (
    <Dialog opened onClose={onClose} title={t('import.title')} width={640}>
      {change ? (
        <ImportResult change={change} onClose={onClose} />
      ) : (
        <ImportForm onClose={onClose} onDone={setChange} />
      )}
    </Dialog>
  );
}

function ImportForm({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (change: ClusteringChangeFragment) => void;
}) {
  const { t } = useTranslation('clustering');
  const { project, send } = useWorkbench();
  const [source, setSource] = useState<KeywordSourceDraft>(emptySource);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const error = validateSource(source);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (error || isBusy) return;
    setBusy(true);
    const { from, files } = toSourcePayload(source);
    const change = await send(
      ImportClusteringKeywordsDocument,
      { uid: project.uid, from },
      { rejectedTitle: t('refused.import'), files },
    );
    setBusy(false);
    if (change) onDone(change);
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('import.title')}
    >
      <p>{t('import.text')}</p>
      <SourceFields
        value={source}
        onChange={setSource}
        error={isSubmitted ? error : undefined}
        base={project.base}
      />
      <DialogFooter onCancel={onClose}>
        <Button type="submit" size="md" variant="filled" loading={isBusy}>
          {t('import.verb')}
        </Button>
      </DialogFooter>
    </form>
  );
}

function ImportResult({ change, onClose }: { change: ClusteringChangeFragment; onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const describeEdit = useEditDescription();
  return (
    <div className={styles.fields}>
      <p role="status">{change.edit ? describeEdit(change.edit) : null}</p>
      {change.skippedCount > 0 ? <SkippedList {...change} /> : null}
      <div className={styles.end}>
        <Button size="md" variant="filled" onClick={onClose} data-autofocus>
          {t('import.close')}
        </Button>
      </div>
    </div>
  );
}
