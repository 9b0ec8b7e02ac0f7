import { vendorAttributes } from '../../columns/vendor-columns.js';
import {
  selectFoldersSql,
  selectLatestKeywordsSql,
  selectPlacementsSql,
} from '../../subjects/clustering.subject.js';
import { generationScope } from '../../engine/source-sql.js';
import type { KeyRestriction, Source, SourceAttributes } from '../../engine/report-source.js';
import { buildIdSql } from '../../../stores/clickhouse/ids.js';

const keywordColumns = 'cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt';

const currentFoldersSql = selectFoldersSql('gone = 0');

/**
 * Condition on the requested folder, with subfolders if the argument `deep` is set. The entire project excludes the
 * blacklist.
 */
const inFolderSql = `multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (${currentFoldersSql}) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)`;

/** Placements in the requested folders. */
const folderPlacementsSql = selectPlacementsSql(`folder > -3 AND ${inFolderSql}`);

/** Best page of the project's site per keyword, and the number of its ranking pages. */
const siteAttributes: SourceAttributes = {
  select: (
    keys: KeyRestriction | undefined,
  ) => `SELECT keyword_id AS site_key, argMin(path, pos) AS site_path, toUInt8(min(pos)) AS site_pos, toUInt16(uniqExact(url_hash)) AS site_pages
FROM position_by_domain WHERE ${generationScope} AND domain_id = ${buildIdSql('{clustering_site:String}')}${keys === undefined ? '' : ` AND keyword_id ${keys.inClauseSql}`} GROUP BY keyword_id`,
  key: 'site_key',
  rowKey: 'keyword_id',
  carried: {},
  restricted: true,
};

/** Keywords of a project folder, with their place in the folder tree. */
export const clusteringKeywordsSource: Source = {
  name: 'keywords of a project of keyword clusters',
  from: `(SELECT known.keyword_id AS keyword_id, known.known AS known, known.word AS word, placed.ws AS ws, placed.wsk AS wsk, ${keywordColumns
    .split(', ')
    .map((column) => `known.${column} AS ${column}`)
    .join(
      ', ',
    )}, placed.folder AS folder, placed.head AS head, placed.overlap AS overlap, placed.share AS share,
  folders.name AS folder_name, folders.path AS folder_path
FROM (${folderPlacementsSql}) AS placed
GLOBAL INNER JOIN (${selectLatestKeywordsSql(`word, ${keywordColumns}`, `({clustering_folder:Int32} = 0 OR keyword_id GLOBAL IN (SELECT keyword_id FROM (${folderPlacementsSql})))`)}) AS known ON known.keyword_id = placed.keyword_id
GLOBAL LEFT JOIN (${currentFoldersSql}) AS folders ON folders.folder = placed.folder)`,
  where: [],
  identity: ['keyword_id'],
  attributes: { ...vendorAttributes(), site: siteAttributes },
};
