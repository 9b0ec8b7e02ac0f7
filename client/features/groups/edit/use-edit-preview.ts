import { useDebouncedValue } from '@mantine/hooks';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import { type PreviewGroupEditQuery, usePreviewGroupEditQuery } from './group-edits.generated.js';

/** Time without a change after which the server is asked, in ms. */
const pause = 600;

/** What is known of what an edit would do. */
export interface KnownPreview {
  found: PreviewGroupEditQuery['previewGroupEdit'] | undefined;
  isAwaited: boolean;
  error: Error | undefined;
}

/** Asks what an edit would do once it has stood still for a moment; nothing is asked without one. */
export function useEditPreview(rid: string, edit: GroupEditInput | undefined): KnownPreview {
  const asked = edit && JSON.stringify(edit);
  const [settled] = useDebouncedValue(asked, pause);
  const isSettled = asked !== undefined && settled === asked;
  const { data, error, loading } = usePreviewGroupEditQuery({
    variables: { rid, edit: settled === undefined ? noEdit : (JSON.parse(settled) as GroupEditInput) },
    skip: !isSettled,
    fetchPolicy: 'network-only',
  });
  return {
    found: isSettled && !loading ? data?.previewGroupEdit : undefined,
    isAwaited: asked !== undefined && (!isSettled || loading),
    error: isSettled ? error : undefined,
  };
}

/** Stands for the variables of a question that is not asked. */
const noEdit: GroupEditInput = { action: 'import', by: 'list', organic: false, context: false };
