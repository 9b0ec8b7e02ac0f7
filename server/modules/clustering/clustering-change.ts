import type { ClusteringEditKind, SkippedReason } from '../../contract/projects/clustering.js';
import {
  changedFoldersSql,
  readChangedFolders,
  readFolderStats,
  type FolderStats,
  type FolderRow,
} from '../../ingest/clustering/folder-rows.js';
import { queryClustering, type ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import type { ClusteringProject } from './clustering-rows.js';

/** A keyword reported by an import, with the reason. */
export interface SkippedKeyword {
  phrase: string;
  reason: SkippedReason;
}

/** An edit in the history of a project. */
export interface ClusteringEditRow {
  revision: number;
  kind: ClusteringEditKind;
  what: string | null;
  keywords: number;
  folders: number;
  /** E-mail of the author; empty after the account was deleted. */
  who: string;
  at: Date;
  isUndone: boolean;
}

/** Folders changed by an edit, with their new state. */
interface ChangedTree {
  folders: readonly FolderRow[];
  stats: readonly FolderStats[];
  /** Folders that no longer exist. */
  removedFolders: readonly number[];
}

/** Result of an edit. */
export interface ClusteringChange extends ChangedTree {
  project: ClusteringProject;
  edit: ClusteringEditRow | undefined;
  skipped: readonly SkippedKeyword[];
  skippedCount: number;
  newFolder: number | null;
}

/** Above this number of changed folders, the statistics of all folders are read. */
const maxListedFolders = 1000;

/** Compares the tree without the revision (`before`) and with it (`after`). For an undo the two are swapped. */
export async function readChange(before: ClusteringWork, after: ClusteringWork): Promise<ChangedTree> {
  const [changed, folders] = await Promise.all([
    queryClustering<{ folder: number }>(before, changedFoldersSql),
    readChangedFolders(after),
  ]);
  const ids = changed.map(({ folder }) => folder).filter((id) => id !== 0 && id > -3);
  const stats = await readFolderStats(after, ids.length <= maxListedFolders ? ids : undefined);
  const statsByFolder = new Map(stats.map((stats) => [stats.folder, stats]));
  const writtenFolderIds = new Set(folders.map(({ row }) => row.folder));
  return {
    folders: folders.filter(({ isRemoved }) => !isRemoved).map(({ row }) => row),
    removedFolders: [
      ...folders.filter(({ isRemoved }) => isRemoved).map(({ row }) => row.folder),
      // Undoing the edit that created a folder leaves no row for it.
      ...(await findFoldersAddedByRevision(before, after, writtenFolderIds)),
    ],
    stats: ids.map((id) => statsByFolder.get(id) ?? createEmptyStats(id)),
  };
}

function createEmptyStats(folder: number): FolderStats {
  return { folder, keywords: 0, volume: 0, exactVolume: 0, highest: 0, highestExact: 0 };
}

/**
 * Folders that have rows only in the revision of `before`. Empty if `after` contains this revision, so only an undo
 * returns folders.
 */
async function findFoldersAddedByRevision(
  before: ClusteringWork,
  after: ClusteringWork,
  writtenFolderIds: ReadonlySet<number>,
): Promise<number[]> {
  if (after.project.path.includes(before.revision)) return [];
  const rows = await queryClustering<{ folder: number }>(
    before,
    `SELECT DISTINCT folder FROM cluster_folder WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision = {revision:UInt32}`,
  );
  return rows.map(({ folder }) => folder).filter((id) => !writtenFolderIds.has(id));
}
