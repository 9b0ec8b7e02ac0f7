import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, useContext } from 'react';
import type {
  ClusteringChangeFragment,
  ClusteringEditFragment,
  ClusteringFragment,
} from '../clustering.generated.js';
import type { SortedTree } from '../tree/folder-tree.js';
import type { OptimisticEdit } from '../tree/optimistic-edits.js';

/** A mutation that edits a project. */
export type EditDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { change: ClusteringChangeFragment },
  Variables
>;

/** How an edit is shown and told. */
interface EditOptions {
  /** What goes as a file, by its place among the variables. */
  files?: Readonly<Record<string, File>>;
  /** Shows it before the server has answered. */
  optimisticEdit?: OptimisticEdit;
  /** Says that it was refused; the server's message stands under it. */
  rejectedTitle: string;
  /** Called where it was refused, to take back what else was shown. */
  onRejected?: () => void;
}

/** All that the parts of a project's page share. */
export interface Workbench {
  project: ClusteringFragment;
  /** The folders as they are shown, those that the server has not confirmed yet among them. */
  tree: SortedTree;
  /** What was done, newest first, what is undone before the rest. */
  edits: readonly ClusteringEditFragment[];
  /** Grows whenever the keywords of folders may be others. */
  keywordsVersion: number;
  /** Whether edits are on their way. */
  isSending: boolean;
  /** Edits the project; undefined where the server refused, which is told. Edits are sent one after another. */
  send: <Variables extends OperationVariables>(
    document: EditDocument<Variables>,
    variables: Variables,
    options: EditOptions,
  ) => Promise<ClusteringChangeFragment | undefined>;
  undo: () => void;
  redo: () => void;
  /** Says what was done with a way to take it back, until something else is done. */
  offerUndo: (change: ClusteringChangeFragment) => void;
  /** The edit that Undo takes back, and the one that Redo does again. */
  undoable: ClusteringEditFragment | undefined;
  redoable: ClusteringEditFragment | undefined;
  /** Reads project, tree and edits anew. */
  reload: () => Promise<void>;
  setProject: (project: ClusteringFragment) => void;
}

const Context = createContext<Workbench | null>(null);

export const WorkbenchProvider = Context.Provider;

/** The project's page that a part belongs to; parts stand only inside one. */
export function useWorkbench(): Workbench {
  const workbench = useContext(Context);
  if (!workbench) throw new Error('A part of a clustering project was drawn outside its page.');
  return workbench;
}
