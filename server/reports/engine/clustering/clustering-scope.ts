import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { ClusteringState } from './clustering-state.js';

/** Values of what the scopes of this file name. */
export function clusteringParameters({
  clustering,
  epoch,
  path,
  site,
}: Pick<ClusteringState, 'clustering' | 'epoch' | 'path' | 'site'>): Record<string, QueryParameter> {
  return { clustering, clustering_epoch: epoch, clustering_path: path, clustering_site: site };
}

/** Condition that keeps rows to the revisions of a project that are read. */
export const inClustering =
  'clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)}';

/** Condition that keeps rows to what one edit wrote. */
export const ofRevision =
  'clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision = {revision:UInt32}';

/** SELECT of where each keyword of a project stands, of those of which a condition on `folder` holds: it is -3 for one that was taken away. */
export function placementsWhere(condition: string): string {
  return `SELECT keyword_id, place.1 AS folder, place.2 AS head, place.3 AS overlap, place.4 AS share, place.5 AS ws, place.6 AS wsk FROM (
  SELECT keyword_id, argMax((folder, head, overlap, share, ws, wsk), revision) AS place
  FROM cluster_place WHERE ${inClustering} GROUP BY keyword_id
) WHERE ${condition}`;
}

/** SELECT of the folders of a project of which a condition on them holds; `gone` is 1 for one that was taken away. */
export function foldersWhere(condition: string): string {
  return `SELECT folder, of.1 AS parent, of.2 AS name, of.3 AS trail, of.4 AS path, of.5 AS pinned, of.6 AS locked, of.7 AS by_hand, of.8 AS gone FROM (
  SELECT folder, argMax((parent, name, trail, path, pinned, locked, by_hand, gone), revision) AS of
  FROM cluster_folder WHERE ${inClustering} GROUP BY folder
) WHERE ${condition}`;
}

/** SELECT of what is known of each keyword of a project, the newest word of each; also of those that were taken away. */
export function knownKeywords(columns: string): string {
  return `SELECT keyword_id, known, ${columns} FROM cluster_keyword WHERE ${inClustering} ORDER BY keyword_id, revision DESC, known DESC LIMIT 1 BY keyword_id`;
}
