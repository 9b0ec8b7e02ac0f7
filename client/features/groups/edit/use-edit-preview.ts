import { useDebouncedValue } from '@mantine/hooks';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { PreviewState } from './cached-preview.js';
import { usePreviewGroupEditQuery } from './group-edits.generated.js';
import { useFilePreview } from './use-file-preview.js';

/** Time without a change after which the server is asked, in ms. */
const debounceMs = 600;

/** Asks what an edit would do once it has stood still for a moment; nothing is asked without one. A file is sent along. */
export function useEditPreview(
  rid: string,
  edit: GroupEditInput | undefined,
  file: File | undefined,
): PreviewState {
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
  if (hasFile) return isSettled ? filePreview : { found: undefined, isLoading: true, error: undefined };
  return {
    found: isSettled && !loading ? data?.previewGroupEdit : undefined,
    isLoading: editJson !== undefined && (!isSettled || loading),
    error: isSettled ? error : undefined,
  };
}

/** Stands for the variables of a question that is not asked. */
const placeholderEdit: GroupEditInput = { action: 'import', by: 'list', organic: false, context: false };
