import { describe, expect, it } from 'vitest';
import { applyChange, folderPath, sortTree, readTree, withDescendants } from './folder-tree.js';
import { findFolders, flattenFolders, nextFocusedRow, rowRange } from '../tree/folder-rows.js';
import {
  changeFoldersEdit,
  moveFolderKeywordsEdit,
  moveKeywordsEdit,
  removeFoldersEdit,
} from './optimistic-edits.js';

/**
 * `tents` contains `winter tents` and, collapsed below it, `family tents`. `stoves` is pinned despite its lower
 * volume.
 */
const columns = {
  folders: {
    ids: [1, 2, 3, 4],
    parents: [0, 1, 2, 0],
    names: ['Tents', 'Winter tents', 'Family winter tents', 'Stoves'],
    pinned: [false, false, false, true],
    locked: [false, false, false, false],
    byHand: [false, true, false, false],
  },
  figures: {
    ids: [-2, -1, 1, 2, 3, 4],
    keywords: [7, 5, 3, 2, 1, 4],
    volumes: [70, 50, 300, 200, 100, 40],
    exactVolumes: [7, 5, 30, 20, 10, 4],
  },
};
const tree = readTree(columns, false);
const sortedTree = sortTree(tree);

describe('folder tree', () => {
  it('sums keywords and volumes up to the root and excludes the blacklist', () => {
    expect(Object.fromEntries(sortedTree.totals)).toEqual({
      '0': { keywords: 15, volume: 690 },
      '-1': { keywords: 5, volume: 50 },
      '-2': { keywords: 7, volume: 70 },
      '1': { keywords: 6, volume: 600 },
      '2': { keywords: 3, volume: 300 },
      '3': { keywords: 1, volume: 100 },
      '4': { keywords: 4, volume: 40 },
    });
  });

  it('sums exact volumes if the database uses them', () => {
    expect(sortTree(readTree(columns, true)).totals.get(1)).toEqual({ keywords: 6, volume: 60 });
  });

  it('sorts pinned folders first, then by volume', () => {
    expect(sortedTree.children.get(0)).toEqual([4, 1]);
    const unpinnedTree = sortTree(changeFoldersEdit([4], { pinned: false })(tree));
    expect(unpinnedTree.children.get(0)).toEqual([1, 4]);
  });

  it('lists virtual folders first, then expanded folders', () => {
    expect(flattenFolders(sortedTree, { open: new Set() })).toEqual([0, -1, -2, 4, 1]);
    expect(flattenFolders(sortedTree, { open: new Set([1]) })).toEqual([0, -1, -2, 4, 1, 2]);
    expect(flattenFolders(sortedTree, { open: new Set([1, 2]) })).toEqual([0, -1, -2, 4, 1, 2, 3]);
  });

  it('finds names that contain all terms in any case, with their ancestors', () => {
    const matches = findFolders(sortedTree, ' winter + FAMILY ');
    expect(matches?.count).toBe(1);
    expect([...(matches?.open ?? [])].sort()).toEqual([1, 2]);
    expect(
      flattenFolders(sortedTree, { open: matches?.open ?? new Set(), selected: matches?.visible }),
    ).toEqual([1, 2, 3]);
    expect(findFolders(sortedTree, ' + ')).toBeUndefined();
    expect(findFolders(sortedTree, 'boats')?.count).toBe(0);
  });

  it('selects all rows between two rows in either direction', () => {
    const rows = [0, -1, -2, 4, 1];
    expect(rowRange(rows, -2, 1)).toEqual([-2, 4, 1]);
    expect(rowRange(rows, 1, -2)).toEqual([-2, 4, 1]);
    expect(rowRange(rows, 99, 4)).toEqual([4]);
  });

  it('returns the path from the root', () => {
    expect(folderPath(tree, 3)).toEqual(['Tents', 'Winter tents', 'Family winter tents']);
    expect([...withDescendants(tree, [2])].sort()).toEqual([2, 3]);
  });
});

describe('changes returned by the server', () => {
  it('updates only the returned folders, adds new ones and removes deleted ones', () => {
    const changedTree = applyChange(
      tree,
      {
        folders: {
          ids: [2, 9],
          parents: [4, 0],
          names: ['Snow tents', 'New'],
          pinned: [true, false],
          locked: [true, false],
          byHand: [true, true],
        },
        figures: { ids: [2, 9], keywords: [8, 1], volumes: [80, 10], exactVolumes: [8, 1] },
        gone: [3],
      },
      false,
    );
    expect([...changedTree.folders.keys()].sort()).toEqual([1, 2, 4, 9]);
    expect(changedTree.folders.get(2)).toMatchObject({
      parent: 4,
      name: 'Snow tents',
      pinned: true,
      locked: true,
    });
    expect(changedTree.folders.get(1)).toEqual(tree.folders.get(1));
    expect(sortTree(changedTree).totals.get(4)).toEqual({ keywords: 12, volume: 120 });
    expect(changedTree.stats.has(3)).toBe(false);
  });
});

it('moves the focus next to deleted folders and their descendants', () => {
  const rows = [0, -1, -2, 4, 1, 2, 3];
  expect(nextFocusedRow(sortedTree, rows, 4, new Set([4]))).toBe(1);
  expect(nextFocusedRow(sortedTree, rows, 1, new Set([1]))).toBe(4);
  expect(nextFocusedRow(sortedTree, rows, 1, new Set([1, 4]))).toBe(-2);
});

describe('optimistic edits', () => {
  it('sort to the same tree with and without a previous order', () => {
    const edits = [
      moveKeywordsEdit([{ from: 1, volume: 295 }], 4)(tree),
      changeFoldersEdit([4], { pinned: false })(tree),
      changeFoldersEdit([2], { parent: 0 })(tree),
      removeFoldersEdit([1])(tree),
    ];
    for (const editedTree of edits) {
      expect(sortTree(editedTree, sortedTree)).toEqual(sortTree(editedTree));
      expect(sortTree(tree, sortTree(editedTree))).toEqual(sortedTree);
    }
  });

  it('move keywords between folders without changing the total', () => {
    const changedTree = sortTree(
      moveKeywordsEdit(
        [
          { from: 1, volume: 30 },
          { from: -1, volume: 20 },
          { from: 4, volume: 1 },
        ],
        4,
      )(tree),
    );
    expect(changedTree.stats.get(1)).toEqual({ keywords: 2, volume: 270 });
    expect(changedTree.stats.get(-1)).toEqual({ keywords: 4, volume: 30 });
    expect(changedTree.stats.get(4)).toEqual({ keywords: 6, volume: 90 });
    expect(changedTree.totals.get(0)).toEqual(sortedTree.totals.get(0));
    expect(tree.stats.get(1)?.keywords).toBe(3);
  });

  it('remove deleted keywords from the total', () => {
    const changedTree = sortTree(moveKeywordsEdit([{ from: 1, volume: 30 }], undefined)(tree));
    expect(changedTree.totals.get(0)).toEqual({ keywords: 14, volume: 660 });
  });

  it('move all keywords of a folder and its descendants, and of the whole project except the blacklist', () => {
    const changedTree = moveFolderKeywordsEdit(1, 4)(tree);
    expect(changedTree.stats.get(4)).toEqual({ keywords: 10, volume: 640 });
    expect(sortTree(changedTree).totals.get(1)).toEqual({ keywords: 0, volume: 0 });
    const movedInside = moveFolderKeywordsEdit(1, 3)(tree);
    expect(movedInside.stats.get(3)).toEqual({ keywords: 6, volume: 600 });
    const movedAll = sortTree(moveFolderKeywordsEdit(0, -2)(tree));
    expect(movedAll.stats.get(-2)).toEqual({ keywords: 22, volume: 760 });
    expect(movedAll.totals.get(0)).toEqual({ keywords: 0, volume: 0 });
    expect(moveFolderKeywordsEdit(-1, undefined)(tree).stats.get(-1)).toEqual({ keywords: 0, volume: 0 });
  });

  it('move the keywords of removed folders and their descendants to no folder', () => {
    const changedTree = sortTree(removeFoldersEdit([1])(tree));
    expect([...changedTree.folders.keys()]).toEqual([4]);
    expect(changedTree.stats.get(-1)).toEqual({ keywords: 11, volume: 650 });
    expect(changedTree.totals.get(0)).toEqual(sortedTree.totals.get(0));
  });

  it('merge folders into the remaining one', () => {
    const changedTree = removeFoldersEdit([2, 4], 4)(tree);
    expect([...changedTree.folders.keys()]).toEqual([1, 4]);
    expect(changedTree.stats.get(4)).toEqual({ keywords: 7, volume: 340 });
  });
});
