import type { PreviewGroupEditQuery } from './group-edits.generated.js';

/** What is known of what an edit would do. */
export interface KnownPreview {
  found: PreviewGroupEditQuery['previewGroupEdit'] | undefined;
  isAwaited: boolean;
  error: Error | undefined;
}
