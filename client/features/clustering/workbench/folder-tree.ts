import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import type {
  ClusterFiguresFragment,
  ClusterFoldersFragment,
  ClusteringChangeFragment,
} from '../clustering.generated.js';

/** A folder of a project. The server assigns the IDs. */
export interface Folder {
  id: number;
  /** Parent folder; 0 at the root. */
  parent: number;
  name: string;
  pinned: boolean;
  /** Whether clustering runs skip the folder. */
  locked: boolean;
  byHand: boolean;
}

/** Number of keywords and the sum of their search volumes. */
export interface FolderStats {
  keywords: number;
  volume: number;
}

/** Folders and their keyword stats by ID. The virtual folders -1 and -2 have stats only. */
export interface FolderTree {
  folders: ReadonlyMap<number, Folder>;
  stats: ReadonlyMap<number, FolderStats>;
}

export const emptyStats: FolderStats = { keywords: 0, volume: 0 };

interface Columns {
  folders: ClusterFoldersFragment;
  figures: ClusterFiguresFragment;
}

/** Builds a tree from the server's columns. `isExact` selects the exact search volume. */
export function readTree(columns: Columns, isExact: boolean): FolderTree {
  return withColumns({ folders: new Map(), stats: new Map() }, columns, isExact);
}

/** Applies the changes that the server returned for an edit. */
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
  ids.forEach((id, index) =>
    nextFolders.set(id, {
      id,
      parent: parents[index] ?? 0,
      name: names[index] ?? '',
      pinned: pinned[index] ?? false,
      locked: locked[index] ?? false,
      byHand: byHand[index] ?? false,
    }),
  );
  const volumes = isExact ? figures.exactVolumes : figures.volumes;
  figures.ids.forEach((id, index) =>
    nextStats.set(id, { keywords: figures.keywords[index] ?? 0, volume: volumes[index] ?? 0 }),
  );
  return { folders: nextFolders, stats: nextStats };
}

/** A tree with sorted children and aggregated stats. */
export interface SortedTree extends FolderTree {
  /** Child folders by parent, 0 for the root: pinned first, then by volume and name. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Stats including descendants. The total of the root (0) excludes the blacklist. */
  totals: ReadonlyMap<number, FolderStats>;
}

/**
 * Sorts a tree and sums its stats. Every edit does this for up to tens of thousands of folders, so it starts from the
 * `previous` order: sorting almost sorted lists is cheap.
 */
export function sortTree(tree: FolderTree, previous?: SortedTree): SortedTree {
  const totals = sumTotals(tree);
  // Precomputes the sort keys once per folder instead of once per comparison.
  const siblingsByParent = new Map<number, Sibling[]>();
  for (const { id, parent, name, pinned } of inPreviousOrder(tree, previous)) {
    const { keywords, volume } = totals.get(id) ?? emptyStats;
    const sibling = { id, name, pinned, keywords, volume };
    const siblings = siblingsByParent.get(parent);
    if (siblings) siblings.push(sibling);
    else siblingsByParent.set(parent, [sibling]);
  }
  const children = new Map<number, number[]>();
  for (const [parent, folders] of siblingsByParent) {
    const ids = folders.sort(compareSiblings).map(({ id }) => id);
    children.set(parent, ids);
  }
  return { ...tree, children, totals };
}

/** Sort key of a folder among its siblings. */
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

function compareSiblings(a: Sibling, b: Sibling): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  return b.volume - a.volume || b.keywords - a.keywords || byName(a.name, b.name);
}

/** Upper bound of the depth of a tree. */
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
    // Walks up without allocating a path per folder. The bound stops cycles from an edit that the server will reject.
    let ancestor = folders.get(id);
    for (let level = 1; ancestor && level <= maxWalkDepth; level += 1) {
      add(ancestor.id, own);
      ancestor = folders.get(ancestor.parent);
    }
  }
  return totals;
}

/** Folder IDs from the root to the folder, inclusive; empty for an unknown folder. */
export function pathFromRoot(folders: FolderTree['folders'], id: number): number[] {
  const path: number[] = [];
  let current = folders.get(id);
  while (current && !path.includes(current.id)) {
    path.unshift(current.id);
    current = folders.get(current.parent);
  }
  return path;
}

/** Folder names from the root to the folder. */
export function folderPath({ folders }: Pick<FolderTree, 'folders'>, id: number): string[] {
  return pathFromRoot(folders, id).map((folderId) => folders.get(folderId)?.name ?? '');
}

/** The folders with all of their descendants. */
export function withDescendants(
  { folders }: Pick<FolderTree, 'folders'>,
  ids: Iterable<number>,
): Set<number> {
  const roots = new Set(ids);
  return new Set(
    [...folders.keys()].filter((id) => pathFromRoot(folders, id).some((ancestor) => roots.has(ancestor))),
  );
}
