import { createContext, useContext } from 'react';
import type { KeywordView } from '../../../graphql/generated/schema.js';
import type { OptimisticEdit } from './optimistic-edits.js';

/** Keywords that a command applies to: selected rows, or all rows that match the table's filter. */
export interface KeywordSelection {
  keywords?: string[];
  view?: KeywordView;
  count: number;
  /** Optimistic edit for a move to `to` or out of the project; undefined if the client does not know the keywords. */
  optimisticEditFor: (to: number | undefined) => OptimisticEdit | undefined;
  /** Updates the table optimistically: removes rows that leave the folder. `name` is the target folder. */
  onApplied: (to: number | undefined, name?: string) => void;
  /** Refetches the table after a rejected edit. */
  onRejected: () => void;
}

/** A dialog of the project page. */
export type WorkDialog =
  | { kind: 'rename'; folder: number }
  | { kind: 'newFolder'; parent: number; choice?: KeywordSelection }
  | { kind: 'moveFolders'; folders: readonly number[] }
  | { kind: 'merge'; folders: readonly number[] }
  | { kind: 'split' | 'watch'; folder: number }
  | { kind: 'moveKeywords'; choice: KeywordSelection }
  | { kind: 'run' | 'import' | 'blacklist' | 'history' | 'export' | 'site' };

const Context = createContext<(dialog: WorkDialog) => void>(() => undefined);

export const WorkDialogProvider = Context.Provider;

/** Returns the function that opens a dialog of the project page. */
export function useWorkDialog(): (dialog: WorkDialog) => void {
  return useContext(Context);
}
