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
  figures: ReadonlyMap<number, Figures>;
}

export const noFigures: Figures = { keywords: 0, volume: 0 };

interface Columns {
  folders: ClusterFoldersFragment;
  figures: ClusterFiguresFragment;
}

/** Reads the server's columns. `isExact` says which volume counts: the exact one where the database is known by it. */
export function readTree(columns: Columns, isExact: boolean): FolderTree {
  return withColumns({ folders: new Map(), figures: new Map() }, columns, isExact);
}

/** The tree after an edit, of which the server tells what has changed. */
export function applyChange(
  tree: FolderTree,
  change: Pick<ClusteringChangeFragment, 'folders' | 'figures' | 'gone'>,
  isExact: boolean,
): FolderTree {
  const { folders, figures } = withColumns(tree, change, isExact);
  const [kept, counted] = [new Map(folders), new Map(figures)];
  for (const id of change.gone) {
    kept.delete(id);
    counted.delete(id);
  }
  return { folders: kept, figures: counted };
}

function withColumns(tree: FolderTree, { folders, figures }: Columns, isExact: boolean): FolderTree {
  const named = new Map(tree.folders);
  const counted = new Map(tree.figures);
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
  return { folders: named, figures: counted };
}

/** A tree in its order, with what its rows show. */
export interface PlacedTree extends FolderTree {
  /** Folders under each, 0 the top: pinned ones first, then by volume, then by name. */
  children: ReadonlyMap<number, readonly number[]>;
  /** Figures with those of the folders under it; of 0 all but the blacklist. */
  sums: ReadonlyMap<number, Figures>;
}

/** Orders a tree and adds it up. */
export function placeTree(tree: FolderTree): PlacedTree {
  const sums = sumUp(tree);
  const children = new Map<number, number[]>();
  for (const { id, parent } of tree.folders.values()) {
    const beside = children.get(parent);
    if (beside) beside.push(id);
    else children.set(parent, [id]);
  }
  const byName = new Intl.Collator().compare;
  const order = (one: number, other: number) => {
    const [first, second] = [tree.folders.get(one), tree.folders.get(other)];
    if (!first || !second) return 0;
    if (first.pinned !== second.pinned) return first.pinned ? -1 : 1;
    const [ofFirst, ofSecond] = [sums.get(one) ?? noFigures, sums.get(other) ?? noFigures];
    return (
      ofSecond.volume - ofFirst.volume ||
      ofSecond.keywords - ofFirst.keywords ||
      byName(first.name, second.name)
    );
  };
  for (const beside of children.values()) beside.sort(order);
  return { ...tree, children, sums };
}

function sumUp({ folders, figures }: FolderTree): Map<number, Figures> {
  const sums = new Map<number, Figures>();
  const add = (id: number, { keywords, volume }: Figures) => {
    const before = sums.get(id) ?? noFigures;
    sums.set(id, { keywords: before.keywords + keywords, volume: before.volume + volume });
  };
  for (const [id, own] of figures) {
    if (id === virtualFolders.blacklist) {
      sums.set(id, own);
      continue;
    }
    add(virtualFolders.whole, own);
    if (id === virtualFolders.unsorted) add(id, own);
    for (const above of lineage(folders, id)) add(above, own);
  }
  return sums;
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
