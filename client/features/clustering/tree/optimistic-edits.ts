import { virtualFolders } from '../../../../server/contract/clustering.js';
import { type Figures, type Folder, type FolderTree, noFigures, withDescendants } from './folder-tree.js';

/** An edit as the page shows it before the server has answered. */
export type OptimisticEdit = (tree: FolderTree) => FolderTree;

/** A keyword that is moved: the folder where it is, and its search volume. */
interface MovedKeyword {
  from: number;
  volume: number;
}

/** Keywords go from their folders into another one; `to` undefined takes them out of the project. */
export function movedKeywords(keywords: readonly MovedKeyword[], to: number | undefined): OptimisticEdit {
  return (tree) => {
    const figures = new Map(tree.figures);
    const add = (id: number, count: number, volume: number) => {
      const before = figures.get(id) ?? noFigures;
      figures.set(id, {
        keywords: Math.max(0, before.keywords + count),
        volume: Math.max(0, before.volume + volume),
      });
    };
    for (const { from, volume } of keywords) {
      if (from === to) continue;
      add(from, -1, -volume);
      if (to !== undefined) add(to, 1, volume);
    }
    return { ...tree, figures };
  };
}

/** All keywords of a folder, and of those under it, go into another one; `to` undefined takes them out of the project. */
export function movedFolder(folder: number, to: number | undefined): OptimisticEdit {
  return (tree) => {
    const figures = new Map(tree.figures);
    const from =
      folder === virtualFolders.all
        ? [...figures.keys()].filter((id) => id !== virtualFolders.blacklist)
        : folder < 0
          ? [folder]
          : withDescendants(tree, [folder]);
    let { keywords, volume } = noFigures;
    for (const id of from) {
      const own = figures.get(id) ?? noFigures;
      keywords += own.keywords;
      volume += own.volume;
      figures.set(id, noFigures);
    }
    if (to !== undefined) {
      const before = figures.get(to) ?? noFigures;
      figures.set(to, { keywords: before.keywords + keywords, volume: before.volume + volume });
    }
    return { ...tree, figures };
  };
}

/** Changes folders in place: their names, marks, or what they stand under. */
export function changedFolders(ids: readonly number[], change: Partial<Omit<Folder, 'id'>>): OptimisticEdit {
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
export function removedFolders(
  ids: readonly number[],
  into: number = virtualFolders.unsorted,
): OptimisticEdit {
  return (tree) => {
    const gone = withDescendants(tree, ids);
    gone.delete(into);
    const folders = new Map(tree.folders);
    const figures = new Map(tree.figures);
    let taken: Figures = figures.get(into) ?? noFigures;
    for (const id of gone) {
      const { keywords, volume } = figures.get(id) ?? noFigures;
      taken = { keywords: taken.keywords + keywords, volume: taken.volume + volume };
      folders.delete(id);
      figures.delete(id);
    }
    figures.set(into, taken);
    return { folders, figures };
  };
}
