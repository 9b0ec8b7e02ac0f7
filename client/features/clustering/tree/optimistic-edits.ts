import { virtualFolders } from '../../../../server/contract/clustering.js';
import {
  type FolderStats,
  type Folder,
  type FolderTree,
  emptyStats,
  withDescendants,
} from './folder-tree.js';

/** An edit as the page shows it before the server has answered. */
export type OptimisticEdit = (tree: FolderTree) => FolderTree;

/** A keyword that is moved: the folder where it is, and its search volume. */
interface MovedKeyword {
  from: number;
  volume: number;
}

/** Keywords go from their folders into another one; `to` undefined takes them out of the project. */
export function moveKeywordsEdit(keywords: readonly MovedKeyword[], to: number | undefined): OptimisticEdit {
  return (tree) => {
    const stats = new Map(tree.stats);
    const add = (id: number, count: number, volume: number) => {
      const before = stats.get(id) ?? emptyStats;
      stats.set(id, {
        keywords: Math.max(0, before.keywords + count),
        volume: Math.max(0, before.volume + volume),
      });
    };
    for (const { from, volume } of keywords) {
      if (from === to) continue;
      add(from, -1, -volume);
      if (to !== undefined) add(to, 1, volume);
    }
    return { ...tree, stats };
  };
}

/** All keywords of a folder, and of those under it, go into another one; `to` undefined takes them out of the project. */
export function moveFolderKeywordsEdit(folder: number, to: number | undefined): OptimisticEdit {
  return (tree) => {
    const stats = new Map(tree.stats);
    const from =
      folder === virtualFolders.all
        ? [...stats.keys()].filter((id) => id !== virtualFolders.blacklist)
        : folder < 0
          ? [folder]
          : withDescendants(tree, [folder]);
    let { keywords, volume } = emptyStats;
    for (const id of from) {
      const own = stats.get(id) ?? emptyStats;
      keywords += own.keywords;
      volume += own.volume;
      stats.set(id, emptyStats);
    }
    if (to !== undefined) {
      const before = stats.get(to) ?? emptyStats;
      stats.set(to, { keywords: before.keywords + keywords, volume: before.volume + volume });
    }
    return { ...tree, stats };
  };
}

/** Changes folders in place: their names, marks, or what they stand under. */
export function changeFoldersEdit(
  ids: readonly number[],
  change: Partial<Omit<Folder, 'id'>>,
): OptimisticEdit {
  return (tree) => {
    const folders = new Map(tree.folders);
    for (const id of ids) {
      const folder = folders.get(id);
      if (folder) folders.set(id, { ...folder, ...change });
    }
    return { ...tree, folders };
  };
}

/** Folders go with all that are under them; their keywords come into another one. */
export function removeFoldersEdit(
  ids: readonly number[],
  into: number = virtualFolders.unsorted,
): OptimisticEdit {
  return (tree) => {
    const removed = withDescendants(tree, ids);
    removed.delete(into);
    const folders = new Map(tree.folders);
    const stats = new Map(tree.stats);
    let removedStats: FolderStats = stats.get(into) ?? emptyStats;
    for (const id of removed) {
      const { keywords, volume } = stats.get(id) ?? emptyStats;
      removedStats = { keywords: removedStats.keywords + keywords, volume: removedStats.volume + volume };
      folders.delete(id);
      stats.delete(id);
    }
    stats.set(into, removedStats);
    return { folders, stats };
  };
}
