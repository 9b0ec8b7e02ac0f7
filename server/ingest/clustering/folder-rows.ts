import {
  foldersWhere,
  ofRevision,
  placementsWhere,
} from '../../reports/engine/clustering/clustering-scope.js';
import { queryClustering, insertIntoClustering, type ClusteringWork } from './clustering-work.js';

/** A folder of a project. */
export interface FolderRow {
  folder: number;
  /** 0 at the top. */
  parent: number;
  name: string;
  /** Ids of the folder and of those above it, from the top. */
  trail: readonly number[];
  /** Their names in one text. */
  path: string;
  pinned: boolean;
  locked: boolean;
  /** Made by a person, not by a run. */
  byHand: boolean;
}

/** The folders of a project by their ids. */
export type FolderTree = ReadonlyMap<number, FolderRow>;

/** What stands between the names of a path. */
const pathSeparator = ' / ';

interface StoredFolder extends Omit<FolderRow, 'pinned' | 'locked' | 'byHand'> {
  pinned: number;
  locked: number;
  by_hand: number;
}

function folderOf({ by_hand, pinned, locked, folder, parent, name, trail, path }: StoredFolder): FolderRow {
  return {
    folder,
    parent,
    name,
    trail,
    path,
    pinned: pinned === 1,
    locked: locked === 1,
    byHand: by_hand === 1,
  };
}

/** The tree as it stands before the edit. */
export async function readFolders(work: ClusteringWork): Promise<FolderTree> {
  const rows = await queryClustering<StoredFolder>(work, foldersWhere('gone = 0'));
  return new Map(rows.map((row) => [row.folder, folderOf(row)]));
}

/** One folder as it stands before the edit; undefined where it is not there. */
export async function readFolder(work: ClusteringWork, id: number): Promise<FolderRow | undefined> {
  const [row] = await queryClustering<StoredFolder>(work, foldersWhere('gone = 0', 'folder = {id:Int32}'), {
    id,
  });
  return row && folderOf(row);
}

/** Folders that the revision of the edit wrote, as they are at the project's path. */
export async function readChangedFolders(
  work: ClusteringWork,
): Promise<{ row: FolderRow; isRemoved: boolean }[]> {
  const rows = await queryClustering<StoredFolder & { gone: number }>(
    work,
    foldersWhere('1', `folder IN (SELECT folder FROM cluster_folder WHERE ${ofRevision})`),
  );
  return rows.map((row) => ({ row: folderOf(row), isRemoved: row.gone === 1 }));
}

/** Writes folders as they are from the edit on, and takes others away. */
export function writeFolders(
  work: ClusteringWork,
  rows: readonly FolderRow[],
  removed: readonly FolderRow[] = [],
): Promise<void> {
  const line = (row: FolderRow, isRemoved: boolean) => [
    row.folder,
    row.parent,
    row.name,
    row.trail,
    row.path,
    Number(row.pinned),
    Number(row.locked),
    Number(row.byHand),
    Number(isRemoved),
  ];
  return insertIntoClustering(
    work,
    `INSERT INTO cluster_folder (clustering, epoch, revision, folder, parent, name, trail, path, pinned, locked, by_hand, gone)
     SELECT {clustering:UInt32}, {clustering_epoch:UInt32}, {revision:UInt32}, folder, parent, name, trail, path, pinned, locked, by_hand, gone
     FROM input('folder Int32, parent Int32, name String, trail Array(Int32), path String, pinned UInt8, locked UInt8, by_hand UInt8, gone UInt8')`,
    [...rows.map((row) => line(row, false)), ...removed.map((row) => line(row, true))],
  );
}

/** A folder in its place under another one (undefined: at the top). */
export function withParent<Row extends Omit<FolderRow, 'parent' | 'trail' | 'path'>>(
  row: Row,
  parent: FolderRow | undefined,
): Row & FolderRow {
  return {
    ...row,
    parent: parent?.folder ?? 0,
    trail: [...(parent?.trail ?? []), row.folder],
    path: parent === undefined ? row.name : `${parent.path}${pathSeparator}${row.name}`,
  };
}

/** Folders under the given ones, those themselves first, level by level. */
export function withDescendants(tree: FolderTree, ids: readonly number[]): FolderRow[] {
  const selected = new Set(ids);
  return [...tree.values()]
    .filter(({ trail }) => trail.some((id) => selected.has(id)))
    .sort((one, other) => one.trail.length - other.trail.length || one.folder - other.folder);
}

/** The folders under a changed one, with trails and paths that follow it; the changed one first. */
export function withUpdatedPaths(tree: FolderTree, changed: FolderRow): FolderRow[] {
  const updated = new Map<number, FolderRow>([[changed.folder, changed]]);
  for (const row of withDescendants(tree, [changed.folder])) {
    if (row.folder !== changed.folder) updated.set(row.folder, withParent(row, updated.get(row.parent)));
  }
  return [...updated.values()];
}

/** Figures of a folder: of its own keywords, without those of the folders under it. */
export interface FolderStats {
  folder: number;
  keywords: number;
  /** Search volumes together, broad and exact, and the highest of each. */
  volume: number;
  exactVolume: number;
  highest: number;
  highestExact: number;
}

/** Figures of the folders that have keywords, the virtual ones among them; of all, or of some. */
export function readFolderStats(
  work: ClusteringWork,
  among?: readonly number[],
): Promise<readonly FolderStats[]> {
  const folderFilter = among === undefined ? '' : ' AND folder IN {among:Array(Int32)}';
  return queryClustering<FolderStats>(
    work,
    `SELECT folder, count() AS keywords, sum(ws) AS volume, sum(wsk) AS exactVolume, max(ws) AS highest, max(wsk) AS highestExact
     FROM (${placementsWhere(`folder > -3${folderFilter}`)}) GROUP BY folder`,
    among && { among },
  );
}

/** Condition that keeps rows to the keywords that the edit placed. */
export const inEditedKeywords = `keyword_id GLOBAL IN (SELECT keyword_id FROM cluster_place WHERE ${ofRevision})`;

/** SELECT of the folders that a revision changed: those it wrote, and those that its keywords stood and stand in. */
export const changedFoldersSql = `SELECT folder FROM cluster_folder WHERE ${ofRevision}
UNION DISTINCT SELECT folder FROM cluster_place WHERE ${ofRevision}
UNION DISTINCT SELECT folder FROM (${placementsWhere('1', inEditedKeywords)})`;
