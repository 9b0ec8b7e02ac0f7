import type { ClusteringChangeFragment } from '../clustering.generated.js';
import { applyChange, type FolderTree } from './folder-tree.js';
import type { OptimisticEdit } from './optimistic-edits.js';

/** Confirmed tree and the optimistic edits that wait for the server. */
export interface TreeState {
  confirmed: FolderTree;
  pending: readonly { id: number; edit: OptimisticEdit }[];
}

type TreeEvent =
  | { type: 'loaded'; tree: FolderTree }
  | { type: 'started'; id: number; edit: OptimisticEdit }
  | { type: 'confirmed'; id: number; change: ClusteringChangeFragment; isExact: boolean }
  | { type: 'rejected'; id: number };

/** Reducer of the tree: an optimistic edit is pending until the server confirms or rejects it. */
export function treeReducer(state: TreeState, event: TreeEvent): TreeState {
  const removePending = (id: number) => state.pending.filter((pendingEdit) => pendingEdit.id !== id);
  switch (event.type) {
    case 'loaded':
      return { ...state, confirmed: event.tree };
    case 'started':
      return { ...state, pending: [...state.pending, { id: event.id, edit: event.edit }] };
    case 'confirmed':
      return {
        confirmed: applyChange(state.confirmed, event.change, event.isExact),
        pending: removePending(event.id),
      };
    case 'rejected':
      return { ...state, pending: removePending(event.id) };
  }
}

/** Applies the pending edits to the confirmed tree. */
export function applyOptimisticEdits({ confirmed, pending }: TreeState): FolderTree {
  return pending.reduce((tree, { edit }) => edit(tree), confirmed);
}
