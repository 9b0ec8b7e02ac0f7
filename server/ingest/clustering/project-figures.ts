import { virtualFolders } from '../../contract/clustering.js';
import {
  foldersWhere,
  inClustering,
  ofRevision,
  placementsWhere,
} from '../../reports/engine/clustering/clustering-scope.js';
import { edited } from './folder-rows.js';
import { askClustering, type ClusteringWork } from './clustering-work.js';

/** Figures of a project: keywords but those on the blacklist, those in no folder, those that the database does not hold, folders. */
export interface ProjectFigures {
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
}

/** Counts what a project holds at its path; with `among` and `amongFolders` of some keywords and folders alone. */
export async function readProjectFigures(
  work: ClusteringWork,
  { among = '1', amongFolders = '1' }: { among?: string; amongFolders?: string } = {},
): Promise<ProjectFigures> {
  const unknown = `SELECT keyword_id FROM cluster_keyword WHERE ${inClustering} AND ${among} GROUP BY keyword_id HAVING max(known) = 0`;
  const [row] = await askClustering<ProjectFigures>(
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
export async function figuresAfter(
  former: ProjectFigures,
  before: ClusteringWork,
  after: ClusteringWork,
): Promise<ProjectFigures> {
  const among = { among: edited, amongFolders: editedFolders };
  const [went, came] = await Promise.all([
    readProjectFigures(before, among),
    readProjectFigures(after, among),
  ]);
  return {
    keywords: former.keywords - went.keywords + came.keywords,
    unsorted: former.unsorted - went.unsorted + came.unsorted,
    unknown: former.unknown - went.unknown + came.unknown,
    folders: former.folders - went.folders + came.folders,
  };
}

/** How many keywords and folders the rows of an edit are of. */
export async function readEditFigures(work: ClusteringWork): Promise<{ keywords: number; folders: number }> {
  const [row] = await askClustering<{ keywords: number; folders: number }>(
    work,
    `SELECT (SELECT count() FROM cluster_place WHERE ${ofRevision}) AS keywords,
       (SELECT count() FROM cluster_folder WHERE ${ofRevision}) AS folders`,
  );
  return row ?? { keywords: 0, folders: 0 };
}
