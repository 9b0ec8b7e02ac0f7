import { virtualFolders } from '../../contract/clustering.js';
import {
  foldersWhere,
  inClustering,
  ofRevision,
  placementsWhere,
} from '../../reports/engine/clustering/clustering-scope.js';
import { askClustering, type ClusteringWork } from './clustering-work.js';

/** Figures of a project: keywords but those on the blacklist, those in no folder, those that the database does not hold, folders. */
export interface ProjectFigures {
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
}

/** Counts what a project holds at its path. */
export async function readProjectFigures(work: ClusteringWork): Promise<ProjectFigures> {
  const unknown = `SELECT keyword_id FROM cluster_keyword WHERE ${inClustering} GROUP BY keyword_id HAVING max(known) = 0`;
  const [row] = await askClustering<ProjectFigures>(
    work,
    `SELECT count() AS keywords, countIf(folder = ${virtualFolders.unsorted}) AS unsorted,
       countIf(keyword_id GLOBAL IN (${unknown})) AS unknown, (SELECT count() FROM (${foldersWhere('gone = 0')})) AS folders
     FROM (${placementsWhere('folder >= -1')})`,
  );
  return row ?? { keywords: 0, unsorted: 0, unknown: 0, folders: 0 };
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
