import { virtualFolders } from '../../contract/projects/clustering.js';
import {
  selectLatestKeywordsSql,
  revisionConditionSql,
  selectPlacementsSql,
} from '../../reports/subjects/clustering.subject.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { keywordAttributes } from '../derive/generation-context.js';
import { templateCondition } from '../group/template-sql.js';
import { isGeoSql, isQuestSql, numwordsSql } from '../keyword-traits.js';
import { skippedPagesSql } from './read-top-results.js';
import {
  queryClustering,
  runOnClustering,
  insertIntoClustering,
  type ClusteringWork,
} from './clustering-work.js';

/** A normalised keyword to add, with its volumes; 0 for unknown. */
export interface KeywordInput {
  word: string;
  ws: number;
  wsk: number;
}

/** Virtual folder of removed keywords. */
const removedFolderId = -3;

const placementColumns = 'clustering, epoch, revision, keyword_id, folder, head, overlap, share, ws, wsk';

const revisionKey = '{clustering:UInt32}, {clustering_epoch:UInt32}, {revision:UInt32}';

/**
 * Adds new keywords to a project, either without a folder or on the blacklist. Database attributes are stored with
 * them; volumes from the input override those of the database.
 */
export async function importKeywords(
  work: ClusteringWork,
  keywords: readonly KeywordInput[],
  blacklist: readonly string[],
): Promise<void> {
  const existingIdsSql = `SELECT keyword_id FROM (${selectPlacementsSql('folder > -3')})`;
  await insertIntoClustering(
    work,
    `INSERT INTO cluster_keyword (clustering, epoch, revision, keyword_id, known, word, ws, wsk, numwords, isgeo, isquest)
     SELECT ${revisionKey}, id, 0, word, ws, wsk, ${numwordsSql('word')}, ${isGeoSql('word')}, ${isQuestSql('word')} FROM (
       SELECT ${buildIdSql('word')} AS id, word, ws, wsk FROM input('word String, ws UInt32, wsk UInt32')
     ) WHERE id GLOBAL NOT IN (${existingIdsSql})`,
    keywords.map(({ word, ws, wsk }) => [word, ws, wsk]),
  );
  await copyDatabaseAttributes(
    work,
    `SELECT keyword_id FROM cluster_keyword WHERE ${revisionConditionSql}`,
    true,
  );
  const { sql, parameters } = blacklistCondition(blacklist);
  await runOnClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, if(${sql}, ${virtualFolders.blacklist}, ${virtualFolders.unsorted}), 0, 0, 0, ws, wsk FROM (
       SELECT keyword_id, newest.1 AS word, newest.2 AS ws, newest.3 AS wsk FROM (
         SELECT keyword_id, argMax((word, ws, wsk), known) AS newest FROM cluster_keyword WHERE ${revisionConditionSql} GROUP BY keyword_id
       )
     )`,
    parameters,
  );
}

/** Refreshes the database attributes of all keywords, or only of those that were missing from the database. */
export async function refreshKeywords(work: ClusteringWork, scope: 'ALL' | 'UNKNOWN'): Promise<void> {
  const idsSql = `SELECT keyword_id FROM (${selectLatestKeywordsSql('word')})${scope === 'ALL' ? '' : ' WHERE known = 0'}`;
  await copyDatabaseAttributes(work, idsSql, false);
}

/** Copies the database attributes of the keywords selected by id. */
function copyDatabaseAttributes(
  work: ClusteringWork,
  ids: string,
  usesProvidedVolumes: boolean,
): Promise<void> {
  const attributes = keywordAttributes.split(', ');
  const providedSql = `SELECT keyword_id AS given_id, ws AS given_ws, wsk AS given_wsk FROM cluster_keyword WHERE ${revisionConditionSql} AND known = 0`;
  const value = (name: string) =>
    usesProvidedVolumes && (name === 'ws' || name === 'wsk')
      ? `if(given_${name} > 0, given_${name}, ${name})`
      : name;
  return runOnClustering(
    work,
    `INSERT INTO cluster_keyword (clustering, epoch, revision, keyword_id, known, ${keywordAttributes})
     SELECT ${revisionKey}, keyword_id, 1, ${attributes.map(value).join(', ')} FROM keyword
     ${usesProvidedVolumes ? `GLOBAL LEFT JOIN (${providedSql}) AS given ON given_id = keyword_id` : ''}
     WHERE ${generationScope} AND keyword_id GLOBAL IN (${ids})`,
  );
}

/** Moves keywords to a folder; ids outside the project are ignored. */
export function moveKeywords(work: ClusteringWork, ids: readonly number[], folder: number): Promise<void> {
  return insertIntoClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, {to:Int32}, 0, 0, 0, ws, wsk
     FROM (${selectPlacementsSql('folder > -3 AND folder != {to:Int32}', "keyword_id GLOBAL IN (SELECT id FROM input('id UInt64'))")})`,
    ids.map((id) => [id]),
    { to: folder },
  );
}

/** How shared URLs are counted: the settings of the latest run. */
interface OverlapSettings {
  top: number;
  /** Number of shared URLs that links two keywords. */
  strength: number;
  skippedDomains: readonly string[];
}

/**
 * Makes a keyword the main keyword of its folder. Clustered keywords of the folder refer to it, and their shared
 * addresses are counted again. Keywords that were added manually stay without a main keyword.
 */
export function setMainKeyword(
  work: ClusteringWork,
  { keyword, folder }: { keyword: number; folder: number },
  { top, strength, skippedDomains }: OverlapSettings,
): Promise<void> {
  const folderPlacementsSql = selectPlacementsSql('folder = {folder:Int32}');
  const addressesSql = `SELECT keyword_id, arrayDistinct(arraySlice(url_hashes, 1, {top:UInt8})) AS addresses FROM result_set
     WHERE ${generationScope} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (${folderPlacementsSql}))`;
  const skipped = skippedDomains.length > 0 ? `WHERE address GLOBAL NOT IN (${skippedPagesSql})` : '';
  const mainAddressesSql = `SELECT groupArray(address) FROM (
     SELECT arrayJoin(addresses) AS address FROM (${addressesSql}) WHERE keyword_id = {keyword:UInt64}) ${skipped}`;
  return runOnClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, folder, {keyword:UInt64}, shared, if(head = 0, linked, share), ws, wsk FROM (
       SELECT placed.keyword_id AS keyword_id, placed.folder AS folder, placed.head AS head, placed.share AS share,
         placed.ws AS ws, placed.wsk AS wsk,
         toUInt8(length(arrayIntersect(results.addresses, (${mainAddressesSql})))) AS shared,
         toUInt8(round(100 * countIf(keyword_id != {keyword:UInt64} AND shared >= {strength:UInt8}) OVER () / greatest(count() OVER () - 1, 1))) AS linked
       FROM (${folderPlacementsSql}) AS placed
       GLOBAL LEFT JOIN (${addressesSql}) AS results ON results.keyword_id = placed.keyword_id
     ) WHERE head != 0 OR keyword_id = {keyword:UInt64}`,
    { keyword, folder, top, strength, ...(skippedDomains.length > 0 && { skipped: [...skippedDomains] }) },
  );
}

/** Folder and main keyword of a keyword; undefined if the project does not contain it. */
export async function readPlacement(
  work: ClusteringWork,
  keyword: number,
): Promise<{ folder: number; head: number } | undefined> {
  const [row] = await queryClustering<{ folder: number; head: number }>(
    work,
    `SELECT folder, head FROM (${selectPlacementsSql('folder > -3', 'keyword_id = {keyword:UInt64}')})`,
    { keyword },
  );
  return row;
}

/** Removes keywords from the project. */
export function removeKeywords(work: ClusteringWork, ids: readonly number[]): Promise<void> {
  return moveKeywords(work, ids, removedFolderId);
}

/** Moves all keywords of some folders to another folder. */
export function moveFolderContents(work: ClusteringWork, from: readonly number[], to: number): Promise<void> {
  return insertIntoClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, {to:Int32}, 0, 0, 0, ws, wsk FROM (${selectPlacementsSql('folder > -3')}) AS placed
     WHERE folder GLOBAL IN (SELECT id FROM input('id Int32')) AND folder != {to:Int32}`,
    from.map((id) => [id]),
    { to },
  );
}

/**
 * Applies a change of the blacklist templates. Only keywords whose match changes are moved, so manual decisions on
 * single keywords persist.
 */
export function applyBlacklist(
  work: ClusteringWork,
  { previousPatterns, patterns }: { previousPatterns: readonly string[]; patterns: readonly string[] },
): Promise<void> {
  const { sql, parameters } = blacklistCondition(patterns);
  const previousCondition = blacklistCondition(previousPatterns, 'former_template');
  return runOnClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, if(${sql}, ${virtualFolders.blacklist}, ${virtualFolders.unsorted}), 0, 0, 0, placed.ws, placed.wsk
     FROM (${selectPlacementsSql('folder > -3')}) AS placed
     GLOBAL INNER JOIN (${selectLatestKeywordsSql('word')}) AS known USING keyword_id
     WHERE (folder = ${virtualFolders.blacklist}) != ${sql} AND ${sql} != ${previousCondition.sql}`,
    { ...parameters, ...previousCondition.parameters },
  );
}

function blacklistCondition(templates: readonly string[], prefix?: string) {
  return templates.length === 0 ? { sql: '0', parameters: {} } : templateCondition(templates, prefix);
}

/** Keywords written by the edit that the database does not contain, with their total count. */
export function readUnknownKeywords(
  work: ClusteringWork,
  limit: number,
): Promise<readonly { word: string; all: number }[]> {
  return queryClustering(
    work,
    `SELECT word, count() OVER () AS all FROM (
       SELECT any(word) AS word, keyword_id FROM cluster_keyword WHERE ${revisionConditionSql} GROUP BY keyword_id HAVING max(known) = 0
     ) ORDER BY word LIMIT {most:UInt32}`,
    { most: limit },
  );
}

/** Words of all keywords that the project already contains. */
export async function readExistingWords(work: ClusteringWork): Promise<ReadonlySet<string>> {
  const rows = await queryClustering<{ word: string }>(
    work,
    `SELECT word FROM (${selectLatestKeywordsSql('word')}) WHERE keyword_id IN (SELECT keyword_id FROM (${selectPlacementsSql('folder > -3')}))`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** The keyword with the highest volume among the ids, or undefined if the project has none of them. */
export async function highestVolumeWord(
  work: ClusteringWork,
  ids: readonly number[],
): Promise<string | undefined> {
  // A sample is enough to name a folder.
  const candidates = ids.slice(0, 500);
  if (candidates.length === 0) return undefined;
  const [row] = await queryClustering<{ word: string }>(
    work,
    `SELECT word FROM (${selectLatestKeywordsSql('word, ws', 'keyword_id IN {ids:Array(UInt64)}')}) ORDER BY ws DESC, word LIMIT 1`,
    { ids: candidates },
  );
  return row?.word;
}

/** Copies refreshed volumes to the keyword placements, except for the excluded ids. */
export function refreshVolumes(work: ClusteringWork, excludedIds: string): Promise<void> {
  return runOnClustering(
    work,
    `INSERT INTO cluster_place (${placementColumns})
     SELECT ${revisionKey}, keyword_id, placed.folder, placed.head, placed.overlap, placed.share, fresh.ws, fresh.wsk
     FROM (${selectPlacementsSql('folder > -3')}) AS placed
     INNER JOIN (SELECT keyword_id, ws, wsk FROM cluster_keyword WHERE ${revisionConditionSql}) AS fresh USING keyword_id
     WHERE keyword_id GLOBAL NOT IN (${excludedIds})`,
  );
}
