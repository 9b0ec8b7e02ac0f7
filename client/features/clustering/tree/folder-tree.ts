import { virtualFolders } from '../../../../server/contract/clustering.js';
import type {
  ClusterFiguresFragment,
  ClusterFoldersFragment,
  ClusteringChangeFragment,
} from '../clustering.generated.js';

/** A folder of a project; ids are the server's. */
export interface Folder {
  id: number;
  /** The folder above; 0 at the top. */
  parent: number;
  name: string;
  pinned: boolean;
  /** Whether runs leave it alone. */
  locked: boolean;
  byHand: boolean;
}

/** Figures of keywords: how many, and their search volumes together. */
export interface FolderStats {
  keywords: number;
  volume: number;
}

/** The folders of a project by their ids, with the figures of their own keywords; -1 and -2 have figures alone. */
export interface FolderTree {
  folders: ReadonlyMap<number, Folder>;
  stats: ReadonlyMap<number, FolderStats>;
}

export const emptyStats: FolderStats = { keywords: 0, volume: 0 };

interface Columns {
  folders: ClusterFoldersFragment;
  figures: ClusterFiguresFragment;
}

/** Reads the server's columns. `isExact` says which volume counts: the exact one where the database is known by it. */
export function readTree(columns: Columns, isExact: boolean): FolderTree {
  return withColumns({ folders: new Map(), stats: new Map() }, columns, isExact);
}

/** The tree after an edit, of which the server tells what has changed. */
export function applyChange(
  tree: FolderTree,
  change: Pick<ClusteringChangeFragment, 'folders' | 'figures' | 'gone'>,
  isExact: boolean,
): FolderTree {
  const { folders, stats } = withColumns(tree, change, isExact);
  const [nextFolders, nextStats] = [new Map(folders), new Map(stats)];
  for (const id of change.gone) {
    nextFolders.delete(id);
    nextStats.delete(id);
  }
  return { folders: nextFolders, stats: nextStats };
}

function withColumns(tree: FolderTree, { folders, figures }: Columns, isExact: boolean): FolderTree {
  const nextFolders = new Map(tree.folders);
  const nextStats = new Map(tree.stats);
  const { ids, parents, names, pinned, locked, byHand } = folders;
  ids.forEach((id, at) =>
    nextFolders.set(id, {
      id,
      parent: parents[at] ?? 0,
      name: names[at] ?? '',
      pinned: pinned[at] ?? false,
      locked: locked[at] ?? false,
      byHand: byHand[at] ?? false,
    }),
  );
  const volumes = isExact ? figures.exactVolumes : figures.volumes;
  figures.ids.forEach((id, at) =>
    nextStats.set(id, { keywords: figures.keywords[at] ?? 0, volume: volumes[at] ?? 0 }),
  );
  return { folders: nextFolders, stats: nextStats };
}

/** A tree in its order, with what its rows show. */
export interface SortedTree extends FolderTree {
  /** Folders under each, 0 the top: pinned ones first, then by volume, then by name. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Figures with those of the folders under it; of 0 all but the blacklist. */
  totals: ReadonlyMap<number, FolderStats>;
}

/**
 * Orders a tree and adds it up. Each edit does so with tens of thousands of folders before it is in sight: begun with the
 * order that there was `before`, hardly anything is left to be sorted.
 */
export function sortTree(tree: FolderTree, previous?: SortedTree): SortedTree {
  const totals = sumTotals(tree);
  // What folders are ordered by is looked up once for each, not at each comparison.
  const siblingsByParent = new Map<number, Sibling[]>();
  for (const { id, parent, name, pinned } of inPreviousOrder(tree, previous)) {
    const { keywords, volume } = totals.get(id) ?? emptyStats;
    const one = { id, name, pinned, keywords, volume };
    const siblings = siblingsByParent.get(parent);
    if (siblings) siblings.push(one);
    else siblingsByParent.set(parent, [one]);
  }
  const children = new Map<number, number[]>();
  for (const [parent, folders] of siblingsByParent) {
    const ids = folders.sort(compareSiblings).map(({ id }) => id);
    children.set(parent, ids);
  }
  return { ...tree, children, totals };
}

/** A folder among those under the same one. */
type Sibling = Pick<Folder, 'id' | 'name' | 'pinned'> & FolderStats;

function* inPreviousOrder({ folders }: FolderTree, previous: SortedTree | undefined): Iterable<Folder> {
  for (const ids of previous?.children.values() ?? []) {
    for (const id of ids) {
      const folder = folders.get(id);
      if (folder) yield folder;
    }
  }
  for (const folder of folders.values()) if (!previous?.folders.has(folder.id)) yield folder;
}

const byName = new Intl.Collator().compare;

function compareSiblings(one: Sibling, other: Sibling): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  return other.volume - one.volume || other.keywords - one.keywords || byName(one.name, other.name);
}

/** More levels than a tree has. */
const maxWalkDepth = 10;

function sumTotals({ folders, stats }: FolderTree): Map<number, FolderStats> {
  const totals = new Map<number, FolderStats>();
  const add = (id: number, { keywords, volume }: FolderStats) => {
    const sum = totals.get(id);
    if (sum) {
      sum.keywords += keywords;
      sum.volume += volume;
    } else totals.set(id, { keywords, volume });
  };
  for (const [id, own] of stats) {
    if (id === virtualFolders.blacklist) {
      totals.set(id, own);
      continue;
    }
    add(virtualFolders.all, own);
    if (id === virtualFolders.unsorted) add(id, own);
    // Without a list of those above, which would be made for each folder; in no circle of an edit that is refused.
    let at = folders.get(id);
    for (let level = 1; at && level <= maxWalkDepth; level += 1) {
      add(at.id, own);
      at = folders.get(at.parent);
    }
  }
  return totals;
}

/** The folders from the top down to one, itself the last; none for what is no folder. */
export function pathFromRoot(folders: FolderTree['folders'], id: number): number[] {
  const path: number[] = [];
  let at = folders.get(id);
  while (at && !path.includes(at.id)) {
    path.unshift(at.id);
    at = folders.get(at.parent);
  }
  return path;
}

/** Names of the folders from the top down to one. */
export function folderPath({ folders }: Pick<FolderTree, 'folders'>, id: number): string[] {
  return pathFromRoot(folders, id).map((at) => folders.get(at)?.name ?? '');
}

/** Folders with all that are under them, each once. */
export function withDescendants(
  { folders }: Pick<FolderTree, 'folders'>,
  ids: Iterable<number>,
): Set<number> {
  const roots = new Set(ids);
  return new Set(
    [...folders.keys()].filter((id) => pathFromRoot(folders, id).some((ancestor) => roots.has(ancestor))),
  );
}
