import { createContext, useContext } from 'react';
import type { KeywordView } from '../../../graphql/generated/schema.js';
import type { OptimisticEdit } from '../tree/optimistic-edits.js';

/** Keywords that a command is for: those that were checked, or all rows of the table as it is filtered. */
export interface KeywordSelection {
  keywords?: string[];
  view?: KeywordView;
  count: number;
  /** How the tree shows that they go into a folder, or out of the project; undefined where nobody knows which they are. */
  optimisticEditFor: (to: number | undefined) => OptimisticEdit | undefined;
  /** Shows the same in the table at once: what is no longer in its folder goes. `name` is that of the folder they come into. */
  onApplied: (to: number | undefined, name?: string) => void;
  /** Asks the table for its rows again. */
  onRejected: () => void;
}

/** A dialog of a project's page. */
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

/** Opens a dialog of the project's page. */
export function useWorkDialog(): (dialog: WorkDialog) => void {
  return useContext(Context);
}
