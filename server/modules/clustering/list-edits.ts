import type { DataSource } from 'typeorm';
import type { ClusteringEditRow } from './clustering-change.js';
import type { ClusteringProject } from './clustering-rows.js';

/** Edits of a project that can be undone or redone, newest first. */
export function listEdits(
  postgres: DataSource,
  { id, path, undone, ...project }: ClusteringProject,
): Promise<ClusteringEditRow[]> {
  const visibleRevisions = isCompactedBase(project, path.slice(0, 1)) ? path.slice(1) : path;
  return postgres.query<ClusteringEditRow[]>(
    `SELECT edit.revision, edit.kind, edit.what, edit.keywords, edit.folders, edit.at, coalesce(account.email, '') AS who,
       edit.revision = ANY($3) AS "isUndone"
     FROM clustering_edit AS edit LEFT JOIN account ON account.id = edit.account_id
     WHERE edit.clustering_id = $1 AND edit.revision = ANY($2 || $3) ORDER BY edit.revision DESC`,
    [id, visibleRevisions, undone],
  );
}

/** Whether a path is at the compacted base state, before which nothing can be undone. */
export const isCompactedBase = ({ epoch }: { epoch: number }, path: readonly number[]): boolean =>
  epoch > 1 && path.length === 1;
