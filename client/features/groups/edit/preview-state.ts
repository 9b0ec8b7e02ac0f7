import type { PreviewGroupEditQuery } from './group-edits.generated.js';

/** State of an edit's preview. */
export interface PreviewState {
  result: PreviewGroupEditQuery['previewGroupEdit'] | undefined;
  isLoading: boolean;
  error: Error | undefined;
}
