import type { PreviewGroupEditQuery } from './group-edits.generated.js';

/** What is known of what an edit would do. */
export interface PreviewState {
  found: PreviewGroupEditQuery['previewGroupEdit'] | undefined;
  isLoading: boolean;
  error: Error | undefined;
}
