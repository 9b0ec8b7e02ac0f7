import { useEffect, useState } from 'react';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { PreviewGroupEditDocument } from './group-edits.generated.js';
import type { PreviewState } from './preview-state.js';

const loadingPreview: PreviewState = { result: undefined, isLoading: true, error: undefined };

/** Uploads a file to preview an edit. `edit` is the edit as JSON; undefined skips the upload. */
export function useFilePreview(rid: string, edit: string | undefined, file: File | undefined): PreviewState {
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
