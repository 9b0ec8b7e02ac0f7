import { virtualFolders } from '../../contract/clustering.js';
import {
  foldersWhere,
  inClustering,
  ofRevision,
  placementsWhere,
} from '../../reports/engine/clustering/clustering-scope.js';
import { inEditedKeywords } from './folder-rows.js';
import { queryClustering, type ClusteringWork } from './clustering-work.js';

/** Counts of a project. `keywords` excludes the blacklist; `unknown` counts keywords missing from the database. */
export interface ProjectCounts {
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
}

/** Counts the project, optionally limited to some keywords (`among`) and folders (`amongFolders`). */
export async function readProjectCounts(
  work: ClusteringWork,
  { among = '1', amongFolders = '1' }: { among?: string; amongFolders?: string } = {},
): Promise<ProjectCounts> {
  const unknown = `SELECT keyword_id FROM cluster_keyword WHERE ${inClustering} AND ${among} GROUP BY keyword_id HAVING max(known) = 0`;
  const [row] = await queryClustering<ProjectCounts>(
    work,
    `SELECT count() AS keywords, countIf(folder = ${virtualFolders.unsorted}) AS unsorted,
       countIf(keyword_id GLOBAL IN (${unknown})) AS unknown, (SELECT count() FROM (${foldersWhere('gone = 0', amongFolders)})) AS folders
     FROM (${placementsWhere('folder >= -1', among)})`,
  );
  return row ?? { keywords: 0, unsorted: 0, unknown: 0, folders: 0 };
}

const editedFolders = `folder IN (SELECT folder FROM cluster_folder WHERE ${ofRevision})`;

/**
 * Updates the counts incrementally: only rows affected by the edit are counted, before and after it.
 * For an undo, `before` is the project including the edit.
 */
export async function countsAfterEdit(
  previous: ProjectCounts,
  before: ClusteringWork,
  after: ClusteringWork,
): Promise<ProjectCounts> {
  const among = { among: inEditedKeywords, amongFolders: editedFolders };
  const [removed, added] = await Promise.all([
    readProjectCounts(before, among),
    readProjectCounts(after, among),
  ]);
  return {
    keywords: previous.keywords - removed.keywords + added.keywords,
    unsorted: previous.unsorted - removed.unsorted + added.unsorted,
    unknown: previous.unknown - removed.unknown + added.unknown,
    folders: previous.folders - removed.folders + added.folders,
  };
}

/** Number of keywords and folders that an edit wrote. */
export async function readEditCounts(work: ClusteringWork): Promise<{ keywords: number; folders: number }> {
  const [row] = await queryClustering<{ keywords: number; folders: number }>(
    work,
    `SELECT (SELECT count() FROM cluster_place WHERE ${ofRevision}) AS keywords,
       (SELECT count() FROM cluster_folder WHERE ${ofRevision}) AS folders`,
  );
  return row ?? { keywords: 0, folders: 0 };
}
