import { useDebouncedValue } from '@mantine/hooks';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import type { KnownPreview } from './cached-preview.js';
import { usePreviewGroupEditQuery } from './group-edits.generated.js';
import { useFilePreview } from './use-file-preview.js';

/** Time without a change after which the server is asked, in ms. */
const pause = 600;

/** Asks what an edit would do once it has stood still for a moment; nothing is asked without one. A file is sent along. */
export function useEditPreview(
  rid: string,
  edit: GroupEditInput | undefined,
  file: File | undefined,
): KnownPreview {
  const requested = edit && JSON.stringify(edit);
  const [settled] = useDebouncedValue(requested, pause);
  const isSettled = requested !== undefined && settled === requested;
  const isOfFile = edit?.by === 'file';
  const { data, error, loading } = usePreviewGroupEditQuery({
    variables: { rid, edit: settled === undefined ? noEdit : (JSON.parse(settled) as GroupEditInput) },
    skip: !isSettled || isOfFile,
    fetchPolicy: 'network-only',
  });
  const ofFile = useFilePreview(rid, isOfFile ? settled : undefined, file);
  if (isOfFile) return isSettled ? ofFile : { found: undefined, isAwaited: true, error: undefined };
  return {
    found: isSettled && !loading ? data?.previewGroupEdit : undefined,
    isAwaited: requested !== undefined && (!isSettled || loading),
    error: isSettled ? error : undefined,
  };
}

/** Stands for the variables of a question that is not asked. */
const noEdit: GroupEditInput = { action: 'import', by: 'list', organic: false, context: false };
