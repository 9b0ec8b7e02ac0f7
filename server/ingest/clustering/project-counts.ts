import { virtualFolders } from '../../contract/clustering.js';
import {
  foldersWhere,
  inClustering,
  ofRevision,
  placementsWhere,
} from '../../reports/engine/clustering/clustering-scope.js';
import { inEditedKeywords } from './folder-rows.js';
import { queryClustering, type ClusteringWork } from './clustering-work.js';

/** Figures of a project: keywords but those on the blacklist, those in no folder, those that the database does not hold, folders. */
export interface ProjectCounts {
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
}

/** Counts what a project holds at its path; with `among` and `amongFolders` of some keywords and folders alone. */
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
 * Figures of a project after an edit, from those before it: only what the edit touched is counted, without it and with it. Where an
 * edit is undone, `before` is the project with it.
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

/** How many keywords and folders the rows of an edit are of. */
export async function readEditCounts(work: ClusteringWork): Promise<{ keywords: number; folders: number }> {
  const [row] = await queryClustering<{ keywords: number; folders: number }>(
    work,
    `SELECT (SELECT count() FROM cluster_place WHERE ${ofRevision}) AS keywords,
       (SELECT count() FROM cluster_folder WHERE ${ofRevision}) AS folders`,
  );
  return row ?? { keywords: 0, folders: 0 };
}
