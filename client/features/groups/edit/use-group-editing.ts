import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import {
  EditGroupReportDocument,
  type EditGroupReportMutation,
  type EditGroupReportMutationVariables,
  UndoGroupEditDocument,
} from './group-edits.generated.js';

interface AfterEdit {
  /** Called when the report has other keywords. */
  onChanged: () => void;
  /** Called when the edit is done. */
  onDone: () => void;
}

interface SaveOptions {
  file?: File;
  /** Done also where somebody has changed the report since it was looked at. */
  isRepeated?: boolean;
}

/** Makes edits of a group report; what was done is told with a way to take it back. */
export function useGroupEditing(
  { rid, version }: Pick<GroupReportFragment, 'rid' | 'version'>,
  { onChanged, onDone }: AfterEdit,
) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const client = useApolloClient();
  const { successWithUndo } = useToasts();
  const [undo] = useMutationWithToast(UndoGroupEditDocument, t('history.notUndone'));
  const [isBusy, setBusy] = useState(false);
  const [rejected, setRefused] = useState<Error>();
  const takeBack = async (id: string) => {
    if (await undo({ rid, id })) onChanged();
  };
  const notify = ({ edit, unknownCount }: EditGroupReportMutation['editGroupReport']) => {
    const count = edit.organic + edit.context;
    const done = t(`edit.${edit.action}.done`, { count, formatted: format.integer(count) });
    const ofReport = edit.action === 'delete' && edit.by !== 'domains';
    const missing = t(ofReport ? 'edit.preview.missing' : 'edit.preview.unknown', {
      count: unknownCount,
      formatted: format.integer(unknownCount),
    });
    successWithUndo(
      unknownCount > 0 ? `${done} ${missing.replace(/:$/, '.')}` : done,
      () => void takeBack(edit.id),
    );
  };
  const save = async (edit: GroupEditInput, { file, isRepeated = false }: SaveOptions = {}) => {
    setBusy(true);
    setRefused(undefined);
    const variables: EditGroupReportMutationVariables = {
      rid,
      edit,
      seenVersion: isRepeated ? undefined : version,
    };
    try {
      const data = file
        ? await sendMultipart(EditGroupReportDocument, variables, { 'variables.edit.file': file })
        : (await client.mutate({ mutation: EditGroupReportDocument, variables })).data;
      if (data) notify(data.editGroupReport);
      onChanged();
      onDone();
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, refused: rejected, forget: () => setRefused(undefined) };
}
