import {
  selectFoldersSql,
  revisionConditionSql,
  selectPlacementsSql,
} from '../../reports/subjects/clustering.subject.js';
import { queryClustering, insertIntoClustering, type ClusteringWork } from './clustering-work.js';

/** A folder of a project. */
export interface FolderRow {
  folder: number;
  /** 0 for a top-level folder. */
  parent: number;
  name: string;
  /** Ids of the ancestors and the folder, root first. */
  trail: readonly number[];
  /** Folder names from the root, joined by the separator. */
  path: string;
  pinned: boolean;
  locked: boolean;
  /** Created by a user and not by a clustering run. */
  byHand: boolean;
}

/** Folders of a project by id. */
export type FolderTree = ReadonlyMap<number, FolderRow>;

const pathSeparator = ' / ';

interface StoredFolder extends Omit<FolderRow, 'pinned' | 'locked' | 'byHand'> {
  pinned: number;
  locked: number;
  by_hand: number;
}

function toFolderRow({
  by_hand,
  pinned,
  locked,
  folder,
  parent,
  name,
  trail,
  path,
}: StoredFolder): FolderRow {
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

/** Reads the folder tree in its state before the edit. */
export async function readFolders(work: ClusteringWork): Promise<FolderTree> {
  const rows = await queryClustering<StoredFolder>(work, selectFoldersSql('gone = 0'));
  return new Map(rows.map((row) => [row.folder, toFolderRow(row)]));
}

/** Reads one folder in its state before the edit, or undefined if it did not exist. */
export async function readFolder(work: ClusteringWork, id: number): Promise<FolderRow | undefined> {
  const [row] = await queryClustering<StoredFolder>(
    work,
    selectFoldersSql('gone = 0', 'folder = {id:Int32}'),
    {
      id,
    },
  );
  return row && toFolderRow(row);
}

/** Reads the folders that the edit's revision wrote, in their current state. */
export async function readChangedFolders(
  work: ClusteringWork,
): Promise<{ row: FolderRow; isRemoved: boolean }[]> {
  const rows = await queryClustering<StoredFolder & { gone: number }>(
    work,
    selectFoldersSql('1', `folder IN (SELECT folder FROM cluster_folder WHERE ${revisionConditionSql})`),
  );
  return rows.map((row) => ({ row: toFolderRow(row), isRemoved: row.gone === 1 }));
}

/** Writes the new state of folders and marks others as removed. */
export function writeFolders(
  work: ClusteringWork,
  rows: readonly FolderRow[],
  removedFolders: readonly FolderRow[] = [],
): Promise<void> {
  const toValues = (row: FolderRow, isRemoved: boolean) => [
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
    [...rows.map((row) => toValues(row, false)), ...removedFolders.map((row) => toValues(row, true))],
  );
}

/** Returns the folder moved below a parent, or to the top level without a parent. */
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

/** Folders with these ids and all their descendants, parents first. */
export function withDescendants(tree: FolderTree, ids: readonly number[]): FolderRow[] {
  const selected = new Set(ids);
  return [...tree.values()]
    .filter(({ trail }) => trail.some((id) => selected.has(id)))
    .sort((a, b) => a.trail.length - b.trail.length || a.folder - b.folder);
}

/** The changed folder and its descendants with recalculated trails and paths. */
export function withUpdatedPaths(tree: FolderTree, changedFolder: FolderRow): FolderRow[] {
  const updated = new Map<number, FolderRow>([[changedFolder.folder, changedFolder]]);
  for (const row of withDescendants(tree, [changedFolder.folder])) {
    if (row.folder !== changedFolder.folder) {
      updated.set(row.folder, withParent(row, updated.get(row.parent)));
    }
  }
  return [...updated.values()];
}

/** Totals of a folder, excluding its subfolders. */
export interface FolderStats {
  folder: number;
  keywords: number;
  /** Sum and maximum of the broad and exact search volumes. */
  volume: number;
  exactVolume: number;
  highest: number;
  highestExact: number;
}

/** Reads the totals of folders that contain keywords, including virtual folders; optionally limited to some ids. */
export function readFolderStats(
  work: ClusteringWork,
  folderIds?: readonly number[],
): Promise<readonly FolderStats[]> {
  const folderFilter = folderIds === undefined ? '' : ' AND folder IN {among:Array(Int32)}';
  return queryClustering<FolderStats>(
    work,
    `SELECT folder, count() AS keywords, sum(ws) AS volume, sum(wsk) AS exactVolume, max(ws) AS highest, max(wsk) AS highestExact
     FROM (${selectPlacementsSql(`folder > -3${folderFilter}`)}) GROUP BY folder`,
    folderIds && { among: folderIds },
  );
}

/** Condition for keywords that the edit moved. */
export const inEditedKeywordsSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM cluster_place WHERE ${revisionConditionSql})`;

/** SELECT of the folders that a revision affects: those it wrote and the old and new folders of its keywords. */
export const changedFoldersSql = `SELECT folder FROM cluster_folder WHERE ${revisionConditionSql}
UNION DISTINCT SELECT folder FROM cluster_place WHERE ${revisionConditionSql}
UNION DISTINCT SELECT folder FROM (${selectPlacementsSql('1', inEditedKeywordsSql)})`;
