import type { ClusteringChangeFragment } from '../clustering.generated.js';
import { applyChange, type FolderTree } from './folder-tree.js';
import type { OptimisticEdit } from './optimistic-edits.js';

/** The tree that the server has confirmed, and what is shown on top of it until the server answers. */
export interface TreeState {
  confirmed: FolderTree;
  pending: readonly { id: number; edit: OptimisticEdit }[];
}

type TreeEvent =
  | { type: 'read'; tree: FolderTree }
  | { type: 'begun'; id: number; edit: OptimisticEdit }
  | { type: 'done'; id: number; change: ClusteringChangeFragment; isExact: boolean }
  | { type: 'refused'; id: number };

/** Steps of the tree: an edit is shown at once, and then either what the server made of it takes its place or it was never there. */
export function treeReducer(state: TreeState, event: TreeEvent): TreeState {
  const without = (id: number) => state.pending.filter((one) => one.id !== id);
  switch (event.type) {
    case 'read':
      return { ...state, confirmed: event.tree };
    case 'begun':
      return { ...state, pending: [...state.pending, { id: event.id, edit: event.edit }] };
    case 'done':
      return {
        confirmed: applyChange(state.confirmed, event.change, event.isExact),
        pending: without(event.id),
      };
    case 'refused':
      return { ...state, pending: without(event.id) };
  }
}

/** The tree as it is shown. */
export function applyOptimisticEdits({ confirmed, pending }: TreeState): FolderTree {
  return pending.reduce((tree, { edit }) => edit(tree), confirmed);
}
