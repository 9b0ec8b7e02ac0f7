import { coveredKindsSql, coversSql } from '../fact-coverage.js';
import { isGeoSql, isQuestSql, numwordsSql } from '../keyword-traits.js';
import { inRangeSql } from '../import-run.js';
import {
  affectedOnlySql,
  type ChangedObjects,
  derivedOnlySql,
  type GenerationContext,
  keywordAttributes,
  resultsInRangeSql,
  searchResultsTable,
  snapshotDateSql,
} from './generation-context.js';
import { excludeOverlaidSql, overlaidResultsSql } from './overlaid-pairs-sql.js';

/**
 * Building blocks that compare the newest search results of affected keywords with the previous ones.
 * Both sides are reduced to numbers before the join, so result texts are streamed only once.
 */

/**
 * SQL of the affected keywords in a range, with the snapshots of their two newest search results (`latest_id`,
 * `previous_id`) and their dates.
 */
export function affectedSerpsSql({ affectedTable }: GenerationContext): string {
  return `SELECT keyword_id, snapshot AS latest_id, previous AS previous_id, ${keywordAttributes},
      snapshot_date AS checked_on, previous_date AS previous_checked_on FROM keyword
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Represents "not ranked" in a file, so that the minimum per domain is its best position. */
export const unrankedPosition = 100;

/**
 * Condition for the newest or previous search results of affected keywords in a range.
 * @param hasPrevious only keywords that have previous search results
 */
export function serpResultsSql(
  { affectedTable }: GenerationContext,
  page: 'snapshot' | 'previous',
  hasPrevious = page === 'previous',
): string {
  return `${resultsInRangeSql} AND (keyword_id, snapshot) GLOBAL IN (
      SELECT keyword_id, ${page} FROM keyword
      WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}${hasPrevious ? ' AND previous > 0' : ''}
        AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')}))`;
}

/** Reads the search results of affected keywords for a clone, so that other statements do not read the facts. */
export function fillAffectedResultsSql(
  { affectedTable }: GenerationContext,
  { resultsTable }: ChangedObjects,
): string {
  const columns = 'base, snapshot, keyword_id, pos, domain_id, url_hash, origin, path, file_previous_pos';
  return `INSERT INTO ${resultsTable} (${columns})
SELECT ${columns} FROM result
WHERE ${resultsInRangeSql} AND (keyword_id, snapshot) GLOBAL IN (
  SELECT keyword_id, arrayJoin([snapshot, previous]) FROM keyword
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}
    AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')}))`;
}

/** Results of domains that rank more than once for a keyword, with the hash of their best URL. */
function repeatedDomainsSql(context: GenerationContext): string {
  return `SELECT keyword_id, tupleElement(hit, 2) AS url_hash, tupleElement(page[indexOf(domains, tupleElement(hit, 3))], 2) AS best_hash, 1 AS repeated
  FROM (
    SELECT keyword_id, arraySort(groupArray((pos, url_hash, domain_id))) AS page, tupleElement(page, 3) AS domains
    FROM ${searchResultsTable(context)} WHERE ${serpResultsSql(context, 'snapshot')}
    GROUP BY keyword_id
    HAVING length(arrayDistinct(domains)) < length(domains)
  )
  ARRAY JOIN arrayFilter((x, nth) -> nth > 1, page, arrayEnumerateUniq(domains)) AS hit`;
}

/** Columns of a ranked URL. */
export const positionColumns = `domain_id, keyword_id, best, pos, has_previous, previous_pos, url_changed, origin, path, url_hash, ${keywordAttributes}, checked_on, previous_checked_on`;

/**
 * Ranked URLs of the affected keywords. The previous position is that of the domain's best URL in the previous search
 * results.
 * Keywords without previous results use the previous position from the file.
 */
export function affectedPositionsSql(context: GenerationContext, hasFilePositions: boolean): string {
  const hasPrevious = context.snapshots.length > 1;
  const filePositionSql = hasFilePositions ? 'words.said' : '0';
  return `INSERT INTO position_by_domain (base, generation, ${positionColumns})
SELECT {base:UInt16}, {generation:UInt32}, results.domain_id, results.keyword_id, repeats.repeated = 0, results.pos,
  pages.previous_id > 0 OR ${filePositionSql} > 0,
  if(pages.previous_id = 0, if(${filePositionSql} < ${unrankedPosition}, ${filePositionSql}, 0), ${hasPrevious ? 'former.best_pos' : '0'}),
  ${hasPrevious ? `former.best_pos > 0 AND former.best_hash != if(repeats.repeated, repeats.best_hash, results.url_hash)` : '0'},
  results.origin, results.path, results.url_hash, ${keywordAttributes}, checked_on, previous_checked_on
FROM (
  SELECT keyword_id, snapshot, domain_id, pos, url_hash, origin, path FROM ${searchResultsTable(context)} WHERE ${resultsInRangeSql}${affectedOnlySql(context)}${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (${affectedSerpsSql(context)}) AS pages ON pages.keyword_id = results.keyword_id
GLOBAL LEFT ANY JOIN (${repeatedDomainsSql(context)}) AS repeats
  ON repeats.keyword_id = results.keyword_id AND repeats.url_hash = results.url_hash
${hasFilePositions ? filePositionsSql(context) : ''}
${hasPrevious ? previousBestSql(context) : ''}
WHERE results.snapshot = pages.latest_id`;
}

/** Previous position of each domain according to the file. */
function filePositionsSql(context: GenerationContext): string {
  return `GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, domain_id, toUInt8(min(if(file_previous_pos > 0, file_previous_pos, ${unrankedPosition}))) AS said
  FROM ${searchResultsTable(context)} WHERE file_previous_pos >= 0 AND ${serpResultsSql(context, 'snapshot')} GROUP BY keyword_id, domain_id
) AS words ON words.keyword_id = results.keyword_id AND words.domain_id = results.domain_id`;
}

/** Best position of each domain in the previous search results. */
function previousBestSql(context: GenerationContext): string {
  return `GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, domain_id, min(pos) AS best_pos, tupleElement(min((pos, url_hash)), 2) AS best_hash
  FROM ${searchResultsTable(context)} WHERE ${serpResultsSql(context, 'previous')} GROUP BY keyword_id, domain_id
) AS former ON former.keyword_id = results.keyword_id AND former.domain_id = results.domain_id`;
}

/** Copies the ranked URLs of unaffected keywords from the previous generation. */
export function carriedPositionsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO position_by_domain (base, generation, ${positionColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${positionColumns} FROM ${previousTable('position_by_domain')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

const resultSetColumns = 'keyword_id, domain_ids, top10, url_hashes';

/**
 * Latest results of each affected keyword as arrays. Rows of overlaid pairs replace those from the search results.
 */
export function affectedResultSetsSql(context: GenerationContext): string {
  return `INSERT INTO result_set (base, generation, ${resultSetColumns})
SELECT {base:UInt16}, {generation:UInt32}, keyword_id, arrayDistinct(tupleElement(page, 3)),
  length(arrayDistinct(tupleElement(arrayFilter(x -> tupleElement(x, 1) <= 10, page), 3))), tupleElement(page, 2)
FROM (
  SELECT keyword_id, arraySort(groupArray((pos, url_hash, domain_id))) AS page FROM ${latestResultsSql(context)}
  GROUP BY keyword_id
)`;
}

function latestResultsSql(context: GenerationContext): string {
  const serpRowsSql = `${searchResultsTable(context)}
  WHERE ${serpResultsSql(context, 'snapshot')}`;
  if (context.overlaidTable === undefined) return serpRowsSql;
  return `(
    SELECT keyword_id, pos, url_hash, domain_id FROM ${serpRowsSql}${excludeOverlaidSql(context)}
    UNION ALL
    SELECT keyword_id, pos, url_hash, domain_id FROM result WHERE ${overlaidResultsSql(context, 'latest')}
  )`;
}

/** Copies the result sets of unaffected keywords from the previous generation. */
export function carriedResultSetsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO result_set (base, generation, ${resultSetColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${resultSetColumns} FROM ${previousTable('result_set')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('keyword_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Ranked URLs of the generation by URL. */
export const positionsByUrlSql = (
  context: GenerationContext,
): string => `INSERT INTO position_by_url (base, generation, url_hash, keyword_id, pos, domain_id)
SELECT base, generation, url_hash, keyword_id, pos, domain_id FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${derivedOnlySql(context, 'position_by_domain')}`;

const keywordColumns =
  'keyword_id, word, ws, wsk, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt, snapshot, snapshot_date, previous, previous_date, ads_snapshot, ads_date, updated_at';

const snapshotColumns: ReadonlySet<string> = new Set(['snapshot', 'previous', 'ads_snapshot']);

/**
 * Affected keywords with the newest value of each attribute and their two newest snapshots with search results. Ads and
 * SERP features are those of the newest snapshot that covers them.
 */
export function affectedKeywordsSql(context: GenerationContext): string {
  const { affectedTable } = context;
  const latestValueSql = (column: string) => `argMaxIf(ifNull(${column}, 0), date, ${column} IS NOT NULL)`;
  return `INSERT INTO keyword (base, generation, ${keywordColumns})
SELECT {base:UInt16}, {generation:UInt32}, facts.keyword_id, facts.word, ws, wsk, cpc_min, cpc_max, competition, docs,
  ${numwordsSql('facts.word')}, ${isGeoSql('facts.word')}, ${isQuestSql('facts.word')}, wizards,
  toUInt16(least(ads.ads, 65535)), pages[1].2, pages[1].1, pages[2].2, pages[2].1, facts.ads_snapshot, facts.ads_date, updated
FROM (
  SELECT keyword_id, any(f.word) AS word, ${['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'].map((column) => `${latestValueSql(`f.${column}`)} AS ${column}`).join(', ')},
    argMaxIf(f.wizards, date, ${coversSql('covered', 'features')}) AS wizards, max(date) AS updated,
    argMaxIf(f.snapshot, date, ${coversSql('covered', 'ads')}) AS ads_snapshot, maxIf(date, ${coversSql('covered', 'ads')}) AS ads_date,
    arrayReverseSort(groupArrayIf((date, snapshot), has_results = 1)) AS pages
  FROM (SELECT *, ${snapshotDateSql('snapshot')} AS date, ${coveredKindsSql()} AS covered FROM keyword_fact
    WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})) AS f
  GROUP BY keyword_id
) AS facts
GLOBAL LEFT JOIN (
  SELECT keyword_id, snapshot, count() AS ads FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}${affectedOnlySql(context)}
  GROUP BY keyword_id, snapshot
) AS ads ON ads.keyword_id = facts.keyword_id AND ads.snapshot = facts.ads_snapshot`;
}

const replacedSnapshotSql = (column: string) =>
  `transform(${column}, {replacedFrom:Array(UInt32)}, {replacedTo:Array(UInt32)}, ${column})`;

/** Updates the ids of replaced snapshots in the table of keywords of a clone. */
export function replaceSnapshotsSql(table: string): string {
  const assignments = [...snapshotColumns].map((column) => `${column} = ${replacedSnapshotSql(column)}`);
  const conditions = [...snapshotColumns].map(
    (column) => `${column} IN {replacedFrom:Array(UInt32)} AND ${column} > 0`,
  );
  return `ALTER TABLE ${table} UPDATE ${assignments.join(', ')} WHERE ${conditions.join(' OR ')}`;
}

/** Copies unaffected keywords from the previous generation and updates the ids of replaced snapshots. */
export function carriedKeywordsSql({ affectedTable, previousTable }: GenerationContext): string {
  const values = keywordColumns
    .split(', ')
    .map((column) => (snapshotColumns.has(column) ? replacedSnapshotSql(column) : column));
  return `INSERT INTO keyword (base, generation, ${keywordColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${values.join(', ')} FROM ${previousTable('keyword')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('keyword_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Fills the index of keywords by text. */
export const keywordsByWordSql = (
  context: GenerationContext,
): string => `INSERT INTO keyword_by_word (base, generation, word, ws, keyword_id)
SELECT base, generation, word, ws, keyword_id FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32}${affectedOnlySql(context)}`;
