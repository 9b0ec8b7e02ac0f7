import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import {
  type FolderStats,
  type Folder,
  type FolderTree,
  emptyStats,
  withDescendants,
} from './folder-tree.js';

/** An edit applied locally before the server responds. */
export type OptimisticEdit = (tree: FolderTree) => FolderTree;

/** A moved keyword with its folder and search volume. */
interface MovedKeyword {
  from: number;
  volume: number;
}

/** Moves keywords to a folder; an undefined `to` removes them from the project. */
export function moveKeywordsEdit(keywords: readonly MovedKeyword[], to: number | undefined): OptimisticEdit {
  return (tree) => {
    const stats = new Map(tree.stats);
    const add = (id: number, count: number, volume: number) => {
      const current = stats.get(id) ?? emptyStats;
      stats.set(id, {
        keywords: Math.max(0, current.keywords + count),
        volume: Math.max(0, current.volume + volume),
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

/** Moves all keywords of a folder and its descendants; an undefined `to` removes them from the project. */
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
      const folderStats = stats.get(id) ?? emptyStats;
      keywords += folderStats.keywords;
      volume += folderStats.volume;
      stats.set(id, emptyStats);
    }
    if (to !== undefined) {
      const current = stats.get(to) ?? emptyStats;
      stats.set(to, { keywords: current.keywords + keywords, volume: current.volume + volume });
    }
    return { ...tree, stats };
  };
}

/** Updates fields of folders: name, flags or parent. */
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

/** Removes folders with their descendants and moves their keywords to another folder. */
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
