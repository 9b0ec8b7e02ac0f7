import { useDebouncedValue } from '@mantine/hooks';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { PreviewState } from './preview-state.js';
import { usePreviewGroupEditQuery } from './group-edits.generated.js';
import { useFilePreview } from './use-file-preview.js';

/** Debounce time before the preview query. */
const debounceMs = 600;

/** Previews an edit after a debounce. Skips the query without an edit; a file is uploaded for it. */
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
  if (hasFile) return isSettled ? filePreview : { result: undefined, isLoading: true, error: undefined };
  return {
    result: isSettled && !loading ? data?.previewGroupEdit : undefined,
    isLoading: editJson !== undefined && (!isSettled || loading),
    error: isSettled ? error : undefined,
  };
}

/** Placeholder variables for a skipped query. */
const placeholderEdit: GroupEditInput = { action: 'import', by: 'list', organic: false, context: false };
