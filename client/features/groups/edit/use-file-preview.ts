import { useEffect, useState } from 'react';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { PreviewGroupEditDocument } from './group-edits.generated.js';
import type { KnownPreview } from './cached-preview.js';

const awaited: KnownPreview = { found: undefined, isAwaited: true, error: undefined };

/** Sends a file to be told what an edit by it would do; `edit` is that edit as JSON, and without one nothing is sent. */
export function useFilePreview(rid: string, edit: string | undefined, file: File | undefined): KnownPreview {
  const [existing, setKnown] = useState(awaited);
  useEffect(() => {
    if (edit === undefined || file === undefined) return;
    let isCurrent = true;
    const notify = (next: Partial<KnownPreview>) => {
      if (isCurrent) setKnown({ ...awaited, isAwaited: false, ...next });
    };
    setKnown(awaited);
    const variables = { rid, edit: JSON.parse(edit) as GroupEditInput };
    sendMultipart(PreviewGroupEditDocument, variables, { 'variables.edit.file': file }).then(
      ({ previewGroupEdit }) => notify({ found: previewGroupEdit }),
      (error: unknown) => notify({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [rid, edit, file]);
  return existing;
}
