import { Button, Checkbox } from '@mantine/core';
import { useId, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { ConditionFields } from './condition-fields.js';
import styles from './edit.module.css';
import { type EditDraft, type InitialEdit, createDraft, validateDraft, toEditInput } from './edit-draft.js';
import { EditError } from './edit-error.js';
import { EditPreview } from './edit-preview.js';
import { KeywordFile } from './keyword-file.js';
import { LineList } from './line-list.js';
import { useGroupEditing } from './use-group-editing.js';
import { useDebouncedValue } from '@mantine/hooks';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { PreviewState } from './preview-state.js';
import { usePreviewGroupEditQuery, PreviewGroupEditDocument } from './group-edits.generated.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';

const loadingPreview: PreviewState = { result: undefined, isLoading: true, error: undefined };

/** Uploads a file to preview an edit. `edit` is the edit as JSON; undefined skips the upload. */
function useFilePreview(rid: string, edit: string | undefined, file: File | undefined): PreviewState {
  const [cached, setCached] = useState(loadingPreview);
  useEffect(() => {
    if (edit === undefined || file === undefined) return;
    let isCurrent = true;
    const cachePreview = (preview: Partial<PreviewState>) => {
      if (isCurrent) setCached({ ...loadingPreview, isLoading: false, ...preview });
    };
    setCached(loadingPreview);
    const variables = { rid, edit: JSON.parse(edit) as GroupEditInput };
    sendMultipart(PreviewGroupEditDocument, variables, { 'variables.edit.file': file }).then(
      ({ previewGroupEdit }) => cachePreview({ result: previewGroupEdit }),
      (error: unknown) => cachePreview({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [rid, edit, file]);
  return cached;
}

/** Debounce time before the preview query. */
const debounceMs = 600;

/**
 * Previews an edit after a debounce. A file of the edit is uploaded for the preview. Without an edit, the query is
 * skipped.
 */
function useEditPreview(rid: string, edit: GroupEditInput | undefined, file: File | undefined): PreviewState {
  const editJson = edit && JSON.stringify(edit);
  const [debouncedEdit] = useDebouncedValue(editJson, debounceMs);
  const isSettled = editJson !== undefined && debouncedEdit === editJson;
  const hasFile = edit?.by === 'file';
  const { data, error, loading } = usePreviewGroupEditQuery({
    variables: {
      rid,
      edit: debouncedEdit === undefined ? placeholderEdit : (JSON.parse(debouncedEdit) as GroupEditInput),
    },
    skip: !isSettled || hasFile,
    fetchPolicy: 'network-only',
  });
  const filePreview = useFilePreview(rid, hasFile ? debouncedEdit : undefined, file);
  if (hasFile) return isSettled ? filePreview : { result: undefined, isLoading: true, error: undefined };
  return {
    result: isSettled && !loading ? data?.previewGroupEdit : undefined,
    isLoading: editJson !== undefined && (!isSettled || loading),
    error: isSettled ? error : undefined,
  };
}

/** Placeholder variables for a skipped query. */
const placeholderEdit: GroupEditInput = { action: 'import', by: 'list', organic: false, context: false };

interface EditDialogProps {
  group: GroupReportFragment;
  /** The edit to start with; undefined while the dialog is closed. */
  initialEdit: InitialEdit | undefined;
  onClose: () => void;
  /** Called when the report's keywords have changed or must be refetched. */
  onChanged: () => void;
}

/** Adds or removes keywords of a group report. A preview shows the effect before the edit is saved. */
export function EditDialog({ initialEdit, onClose, ...rest }: EditDialogProps) {
  const { t } = useTranslation('groups');
  const title = initialEdit
    ? `${t(`edit.${initialEdit.action}.title`)}: ${t(`edit.source.${initialEdit.by}`).toLowerCase()}`
    : '';
  const isWide = initialEdit?.by === 'domains' || initialEdit?.by === 'filter';
  return (
    <Dialog opened={initialEdit !== undefined} onClose={onClose} title={title} width={isWide ? 860 : 640}>
      {initialEdit ? <EditForm initialEdit={initialEdit} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function EditForm({
  group,
  initialEdit,
  onClose,
  onChanged,
}: EditDialogProps & { initialEdit: InitialEdit }) {
  const { t } = useTranslation(['groups', 'frame']);
  const { action, by } = initialEdit;
  const [draft, setDraft] = useState(() => createDraft(initialEdit));
  const [isSubmitted, setSubmitted] = useState(false);
  const previewId = useId();
  const format = useFormat();
  const change = (next: Partial<EditDraft>) => setDraft((previous) => ({ ...previous, ...next }));
  const error = validateDraft(by, draft);
  const input = toEditInput(initialEdit, draft);
  const preview = useEditPreview(group.rid, error ? undefined : input, draft.file);
  // An edit without effect would replace the previous one as the edit that can be undone.
  const count = preview.result ? preview.result.organic + preview.result.context : 0;
  const hasNoEffect = preview.isLoading || (preview.result !== undefined && count === 0);
  const { save, isBusy, serverError, clearServerError } = useGroupEditing(group, {
    onChanged,
    onDone: onClose,
  });
  const submit = (ignoresVersion = false) => {
    setSubmitted(true);
    if (hasNoEffect && !ignoresVersion) return;
    if (!error) void save(input, { file: draft.file, ignoresVersion });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t(`edit.explain.${action}.${by}`)}</p>
      <TargetBoxes draft={draft} onChange={change} />
      {by === 'list' || by === 'template' || by === 'domains' ? (
        <LineList by={by} value={draft.text} onChange={(text) => change({ text })} />
      ) : null}
      {by === 'file' ? <KeywordFile file={draft.file} onChange={(file) => change({ file })} /> : null}
      {by === 'domains' || by === 'filter' ? (
        <ConditionFields
          top={group.top}
          draft={draft}
          error={isSubmitted ? error : undefined}
          onChange={change}
        />
      ) : null}
      {/* Sticky, so that it stays visible while the fields scroll. */}
      <div className={styles.outcome}>
        {isSubmitted && error ? null : <EditPreview id={previewId} start={initialEdit} preview={preview} />}
        <EditError
          error={isSubmitted ? error : undefined}
          serverError={serverError}
          onReload={() => {
            onChanged();
            onClose();
          }}
          onRepeat={() => {
            clearServerError();
            submit(true);
          }}
        />
        <div className={styles.foot}>
          <Button size="md" onClick={onClose}>
            {t('frame:cancel')}
          </Button>
          <Button
            type="submit"
            size="md"
            variant="filled"
            loading={isBusy}
            disabled={hasNoEffect && !isBusy}
            aria-describedby={previewId}
            data-destructive={action === 'delete' || undefined}
          >
            {preview.result && !hasNoEffect
              ? t(`edit.${action}.count`, { count, formatted: format.integer(count) })
              : t(`edit.${action}.title`)}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface TargetBoxesProps {
  draft: EditDraft;
  onChange: (next: Partial<EditDraft>) => void;
}

/** Selects which of the report's two keyword lists are changed. */
function TargetBoxes({ draft, onChange }: TargetBoxesProps) {
  const { t } = useTranslation('groups');
  return (
    <fieldset className={styles.targets}>
      <legend>{t('edit.target.label')}</legend>
      {(['organic', 'context'] as const).map((channel) => (
        <Checkbox
          key={channel}
          checked={draft[channel]}
          label={t(`edit.target.${channel}`)}
          onChange={(event) => onChange({ [channel]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
