import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import {
  EditGroupReportDocument,
  type EditGroupReportMutation,
  type EditGroupReportMutationVariables,
  UndoGroupEditDocument,
} from './group-edits.generated.js';

interface EditCallbacks {
  /** Called when the report's keywords have changed. */
  onChanged: () => void;
  /** Called when the edit has been saved. */
  onDone: () => void;
}

interface SaveOptions {
  file?: File;
  /** Whether to save even if another user has changed the report since it was loaded. */
  ignoresVersion?: boolean;
}

/** Saves edits of a group report and offers to undo them. */
export function useGroupEditing(
  { rid, version }: Pick<GroupReportFragment, 'rid' | 'version'>,
  { onChanged, onDone }: EditCallbacks,
) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const client = useApolloClient();
  const { successWithUndo } = useToasts();
  const [undo] = useMutationWithToast(UndoGroupEditDocument, t('history.notUndone'));
  const [isBusy, setBusy] = useState(false);
  const [serverError, setServerError] = useState<Error>();
  const undoEdit = async (id: string) => {
    if (await undo({ rid, id })) onChanged();
  };
  const showResult = ({ edit, unknownCount }: EditGroupReportMutation['editGroupReport']) => {
    const count = edit.organic + edit.context;
    const doneText = t(`edit.${edit.action}.done`, { count, formatted: format.integer(count) });
    const isReportScoped = edit.action === 'delete' && edit.by !== 'domains';
    const missingText = t(isReportScoped ? 'edit.preview.missing' : 'edit.preview.unknown', {
      count: unknownCount,
      formatted: format.integer(unknownCount),
    });
    successWithUndo(
      unknownCount > 0 ? `${doneText} ${missingText.replace(/:$/, '.')}` : doneText,
      () => void undoEdit(edit.id),
    );
  };
  const save = async (edit: GroupEditInput, { file, ignoresVersion = false }: SaveOptions = {}) => {
    setBusy(true);
    setServerError(undefined);
    const variables: EditGroupReportMutationVariables = {
      rid,
      edit,
      seenVersion: ignoresVersion ? undefined : version,
    };
    try {
      const data = file
        ? await sendMultipart(EditGroupReportDocument, variables, { 'variables.edit.file': file })
        : (await client.mutate({ mutation: EditGroupReportDocument, variables })).data;
      if (data) showResult(data.editGroupReport);
      onChanged();
      onDone();
    } catch (error) {
      setServerError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, serverError, clearServerError: () => setServerError(undefined) };
}
