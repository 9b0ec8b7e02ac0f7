import { virtualFolders } from '../../contract/projects/clustering.js';
import {
  selectFoldersSql,
  clusteringConditionSql,
  revisionConditionSql,
  selectPlacementsSql,
} from '../../reports/subjects/clustering.subject.js';
import { inEditedKeywordsSql } from './folder-rows.js';
import { queryClustering, type ClusteringWork } from './clustering-work.js';

/** Counts of a project. `keywords` excludes the blacklist; `unknown` counts keywords missing from the database. */
export interface ProjectCounts {
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
}

/** Counts the project, optionally limited to some keywords (`keywordCondition`) and folders (`folderCondition`). */
export async function readProjectCounts(
  work: ClusteringWork,
  {
    keywordCondition = '1',
    folderCondition = '1',
  }: { keywordCondition?: string; folderCondition?: string } = {},
): Promise<ProjectCounts> {
  const unknownSql = `SELECT keyword_id FROM cluster_keyword WHERE ${clusteringConditionSql} AND ${keywordCondition} GROUP BY keyword_id HAVING max(known) = 0`;
  const [row] = await queryClustering<ProjectCounts>(
    work,
    `SELECT count() AS keywords, countIf(folder = ${virtualFolders.unsorted}) AS unsorted,
       countIf(keyword_id GLOBAL IN (${unknownSql})) AS unknown, (SELECT count() FROM (${selectFoldersSql('gone = 0', folderCondition)})) AS folders
     FROM (${selectPlacementsSql('folder >= -1', keywordCondition)})`,
  );
  return row ?? { keywords: 0, unsorted: 0, unknown: 0, folders: 0 };
}

const editedFoldersSql = `folder IN (SELECT folder FROM cluster_folder WHERE ${revisionConditionSql})`;

/**
 * Updates the counts incrementally: only rows affected by the edit are counted, before and after it.
 * For an undo, `before` is the project including the edit.
 */
export async function updateProjectCounts(
  previous: ProjectCounts,
  before: ClusteringWork,
  after: ClusteringWork,
): Promise<ProjectCounts> {
  const affected = { keywordCondition: inEditedKeywordsSql, folderCondition: editedFoldersSql };
  const [removed, added] = await Promise.all([
    readProjectCounts(before, affected),
    readProjectCounts(after, affected),
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
    `SELECT (SELECT count() FROM cluster_place WHERE ${revisionConditionSql}) AS keywords,
       (SELECT count() FROM cluster_folder WHERE ${revisionConditionSql}) AS folders`,
  );
  return row ?? { keywords: 0, folders: 0 };
}
