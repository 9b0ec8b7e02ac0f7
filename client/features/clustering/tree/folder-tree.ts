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
export interface Figures {
  keywords: number;
  volume: number;
}

/** The folders of a project by their ids, with the figures of their own keywords; -1 and -2 have figures alone. */
export interface FolderTree {
  folders: ReadonlyMap<number, Folder>;
  stats: ReadonlyMap<number, Figures>;
}

export const noFigures: Figures = { keywords: 0, volume: 0 };

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
  const [saved, counted] = [new Map(folders), new Map(stats)];
  for (const id of change.gone) {
    saved.delete(id);
    counted.delete(id);
  }
  return { folders: saved, stats: counted };
}

function withColumns(tree: FolderTree, { folders, figures }: Columns, isExact: boolean): FolderTree {
  const named = new Map(tree.folders);
  const counted = new Map(tree.stats);
  const { ids, parents, names, pinned, locked, byHand } = folders;
  ids.forEach((id, at) =>
    named.set(id, {
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
    counted.set(id, { keywords: figures.keywords[at] ?? 0, volume: volumes[at] ?? 0 }),
  );
  return { folders: named, stats: counted };
}

/** A tree in its order, with what its rows show. */
export interface PlacedTree extends FolderTree {
  /** Folders under each, 0 the top: pinned ones first, then by volume, then by name. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Figures with those of the folders under it; of 0 all but the blacklist. */
  totals: ReadonlyMap<number, Figures>;
}

/**
 * Orders a tree and adds it up. Each edit does so with tens of thousands of folders before it is in sight: begun with the
 * order that there was `before`, hardly anything is left to be sorted.
 */
export function placeTree(tree: FolderTree, before?: PlacedTree): PlacedTree {
  const totals = sumUp(tree);
  // What folders are ordered by is looked up once for each, not at each comparison.
  const adjacent = new Map<number, Beside[]>();
  for (const { id, parent, name, pinned } of inFormerOrder(tree, before)) {
    const { keywords, volume } = totals.get(id) ?? noFigures;
    const one = { id, name, pinned, keywords, volume };
    const remaining = adjacent.get(parent);
    if (remaining) remaining.push(one);
    else adjacent.set(parent, [one]);
  }
  const children = new Map<number, number[]>();
  for (const [parent, folders] of adjacent) {
    const ids = folders.sort(inOrder).map(({ id }) => id);
    children.set(parent, ids);
  }
  return { ...tree, children, totals };
}

/** A folder among those under the same one. */
type Beside = Pick<Folder, 'id' | 'name' | 'pinned'> & Figures;

function* inFormerOrder({ folders }: FolderTree, before: PlacedTree | undefined): Iterable<Folder> {
  for (const ids of before?.children.values() ?? []) {
    for (const id of ids) {
      const folder = folders.get(id);
      if (folder) yield folder;
    }
  }
  for (const folder of folders.values()) if (!before?.folders.has(folder.id)) yield folder;
}

const byName = new Intl.Collator().compare;

function inOrder(one: Beside, other: Beside): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  return other.volume - one.volume || other.keywords - one.keywords || byName(one.name, other.name);
}

/** More levels than a tree has. */
const deepestWalk = 10;

function sumUp({ folders, stats }: FolderTree): Map<number, Figures> {
  const totals = new Map<number, Figures>();
  const add = (id: number, { keywords, volume }: Figures) => {
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
    for (let level = 1; at && level <= deepestWalk; level += 1) {
      add(at.id, own);
      at = folders.get(at.parent);
    }
  }
  return totals;
}

/** The folders from the top down to one, itself the last; none for what is no folder. */
export function lineage(folders: FolderTree['folders'], id: number): number[] {
  const line: number[] = [];
  let at = folders.get(id);
  while (at && !line.includes(at.id)) {
    line.unshift(at.id);
    at = folders.get(at.parent);
  }
  return line;
}

/** Names of the folders from the top down to one. */
export function pathOf({ folders }: Pick<FolderTree, 'folders'>, id: number): string[] {
  return lineage(folders, id).map((at) => folders.get(at)?.name ?? '');
}

/** Folders with all that are under them, each once. */
export function withDescendants(
  { folders }: Pick<FolderTree, 'folders'>,
  ids: Iterable<number>,
): Set<number> {
  const chosen = new Set(ids);
  return new Set([...folders.keys()].filter((id) => lineage(folders, id).some((above) => chosen.has(above))));
}
