import { expect, it } from 'vitest';
import type { ClusteringChangeFragment } from '../clustering.generated.js';
import type { FolderTree } from './folder-tree.js';
import { moveKeywordsEdit } from './optimistic-edits.js';
import { applyOptimisticEdits, treeReducer, type TreeState } from './use-workbench-state.js';

const tree: FolderTree = {
  folders: new Map(),
  stats: new Map([
    [1, { keywords: 3, volume: 30 }],
    [2, { keywords: 0, volume: 0 }],
  ]),
};
const start: TreeState = { confirmed: tree, pending: [] };
const move = moveKeywordsEdit([{ from: 1, volume: 10 }], 2);
const keywordsOf = (state: TreeState) =>
  [1, 2].map((id) => applyOptimisticEdits(state).stats.get(id)?.keywords);
const change = (firstCount: number, secondCount: number) =>
  ({
    folders: { ids: [], parents: [], names: [], pinned: [], locked: [], byHand: [] },
    figures: { ids: [1, 2], keywords: [firstCount, secondCount], volumes: [0, 0], exactVolumes: [0, 0] },
    gone: [],
  }) as unknown as ClusteringChangeFragment;

it('applies a move immediately and reverts it after a rejection', () => {
  const pendingState = treeReducer(start, { type: 'started', id: 1, edit: move });
  expect(keywordsOf(pendingState)).toEqual([2, 1]);
  expect(keywordsOf(treeReducer(pendingState, { type: 'rejected', id: 1 }))).toEqual([3, 0]);
});

it('reapplies pending edits on top of a confirmed change', () => {
  const first = treeReducer(start, { type: 'started', id: 1, edit: move });
  const second = treeReducer(first, { type: 'started', id: 2, edit: move });
  expect(keywordsOf(second)).toEqual([1, 2]);
  const confirmedState = treeReducer(second, {
    type: 'confirmed',
    id: 1,
    change: change(2, 1),
    isExact: false,
  });
  expect(keywordsOf(confirmedState)).toEqual([1, 2]);
  expect(keywordsOf(treeReducer(confirmedState, { type: 'rejected', id: 2 }))).toEqual([2, 1]);
});

it('reapplies pending edits on top of a refetched tree', () => {
  const pendingState = treeReducer(start, { type: 'started', id: 1, edit: move });
  const refetchedTree: FolderTree = { ...tree, stats: new Map([[1, { keywords: 9, volume: 90 }]]) };
  expect(keywordsOf(treeReducer(pendingState, { type: 'loaded', tree: refetchedTree }))).toEqual([8, 1]);
});
