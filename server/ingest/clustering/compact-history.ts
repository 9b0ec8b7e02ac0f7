import {
  selectFoldersSql,
  clusteringConditionSql,
  selectLatestKeywordsSql,
  selectPlacementsSql,
} from '../../reports/subjects/clustering.subject.js';
import { keywordAttributes } from '../derive/generation-context.js';
import { runOnClustering, type ClusteringWork } from './clustering-work.js';

/** ClickHouse tables with clustering data. */
export const clusteringTables = ['cluster_keyword', 'cluster_place', 'cluster_folder'] as const;

const columns = {
  cluster_keyword: `keyword_id, known, ${keywordAttributes}`,
  cluster_place: 'keyword_id, folder, head, overlap, share, ws, wsk',
  cluster_folder: 'folder, parent, name, trail, path, pinned, locked, by_hand, gone',
} as const;

const stateSql: Readonly<Record<(typeof clusteringTables)[number], string>> = {
  cluster_keyword: `SELECT ${columns.cluster_keyword} FROM (${selectLatestKeywordsSql(keywordAttributes)})
    WHERE keyword_id IN (SELECT keyword_id FROM (${selectPlacementsSql('folder > -3')}))`,
  cluster_place: `SELECT ${columns.cluster_place} FROM (${selectPlacementsSql('folder > -3')})`,
  cluster_folder: `SELECT ${columns.cluster_folder} FROM (${selectFoldersSql('gone = 0')})`,
};

/**
 * Compacts the history of a project into a new epoch: older revisions become one snapshot, recent edits are copied
 * unchanged.
 * The previous epoch stays readable for running requests and is deleted later.
 */
export async function compactHistory(
  work: ClusteringWork,
  retainedRevisions: number,
): Promise<{ epoch: number; path: number[] }> {
  const { path, epoch } = work.project;
  const compactedPath = path.slice(0, path.length - retainedRevisions);
  const retainedPath = path.slice(path.length - retainedRevisions);
  const snapshotRevision = compactedPath.at(-1) ?? 0;
  const compacted = { epoch: epoch + 1, path: [snapshotRevision, ...retainedPath] };
  const workAtCompacted: ClusteringWork = { ...work, project: { ...work.project, path: compactedPath } };
  const workAtRetained: ClusteringWork = { ...work, project: { ...work.project, path: retainedPath } };
  for (const table of clusteringTables) {
    // A killed process may have left rows of this epoch.
    await work.stores.clickhouse.dropPartition(table, work.project.number, compacted.epoch);
    await runOnClustering(
      workAtCompacted,
      `INSERT INTO ${table} (clustering, epoch, revision, ${columns[table]})
       SELECT {clustering:UInt32}, {next_epoch:UInt32}, {first:UInt32}, ${columns[table]} FROM (${stateSql[table]})`,
      { next_epoch: compacted.epoch, first: snapshotRevision },
    );
    await runOnClustering(
      workAtRetained,
      `INSERT INTO ${table} (clustering, epoch, revision, ${columns[table]})
       SELECT {clustering:UInt32}, {next_epoch:UInt32}, revision, ${columns[table]} FROM ${table} WHERE ${clusteringConditionSql}`,
      { next_epoch: compacted.epoch },
    );
  }
  return compacted;
}

/** Copies the state of a project into another project as its first revision. */
export async function copyProject(
  work: ClusteringWork,
  to: { number: number; revision: number },
): Promise<void> {
  for (const table of clusteringTables) {
    await runOnClustering(
      work,
      `INSERT INTO ${table} (clustering, epoch, revision, ${columns[table]})
       SELECT {to_clustering:UInt32}, 1, {to_revision:UInt32}, ${columns[table]} FROM (${stateSql[table]})`,
      { to_clustering: to.number, to_revision: to.revision },
    );
  }
}
