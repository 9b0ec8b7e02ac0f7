import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, useContext } from 'react';
import type {
  ClusteringChangeFragment,
  ClusteringEditFragment,
  ClusteringFragment,
} from '../clustering.generated.js';
import type { SortedTree } from './folder-tree.js';
import type { OptimisticEdit } from './optimistic-edits.js';

/** A mutation that edits a project. */
export type EditDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { change: ClusteringChangeFragment },
  Variables
>;

/** Optimistic update and error handling of an edit. */
interface EditOptions {
  /** Uploaded files by variable path. */
  files?: Readonly<Record<string, File>>;
  /** Applied before the server responds. */
  optimisticEdit?: OptimisticEdit;
  /** Title of the error toast; the server's message is its text. */
  rejectedTitle: string;
  /** Called after a rejection, to revert other optimistic updates. */
  onRejected?: () => void;
}

/** State and commands that the components of a project page share. */
export interface Workbench {
  project: ClusteringFragment;
  /** The tree with pending optimistic edits applied. */
  tree: SortedTree;
  /** Edits, newest first. Undone edits come before the others. */
  edits: readonly ClusteringEditFragment[];
  /** Incremented whenever the keywords of a folder may have changed. */
  keywordsVersion: number;
  /** Whether edits are pending. */
  isSending: boolean;
  /** Sends an edit through a serial queue. Resolves to undefined after a rejection, which a toast reports. */
  send: <Variables extends OperationVariables>(
    document: EditDocument<Variables>,
    variables: Variables,
    options: EditOptions,
  ) => Promise<ClusteringChangeFragment | undefined>;
  undo: () => void;
  redo: () => void;
  /** Shows an undo toast for an edit until the next edit. */
  offerUndo: (change: ClusteringChangeFragment) => void;
  /** Edits to which Undo and Redo would apply. */
  undoable: ClusteringEditFragment | undefined;
  redoable: ClusteringEditFragment | undefined;
  /** Refetches project, tree and edits. */
  reload: () => Promise<void>;
  setProject: (project: ClusteringFragment) => void;
}

const Context = createContext<Workbench | null>(null);

export const WorkbenchProvider = Context.Provider;

/** The workbench of the surrounding project page. Throws outside of its provider. */
export function useWorkbench(): Workbench {
  const workbench = useContext(Context);
  if (!workbench) throw new Error('A part of a clustering project was drawn outside its page.');
  return workbench;
}
