import { ownRowsTable, ownSnapshotsSql } from '../../stores/clickhouse/snapshot-deltas.js';
import { inRangeSql } from '../import-run.js';
import { resultsInRangeSql, snapshotDateSql, type GenerationContext } from './generation-context.js';

/**
 * A snapshot observes a domain for a keyword if it contains the domain's results, either in full search results or in
 * a domain export.
 * A snapshot observes the absence of the domain if the keyword's full search results, or a complete export of the
 * domain, lack it.
 * The two newest observations of most pairs are the keyword's two newest full search results. All other pairs are
 * called overlaid: a table of the import lists them with their two newest observations.
 */

/** Table of overlaid pairs, or undefined if the base has none. */
type OverlaidTable = Pick<GenerationContext, 'overlaidTable'>;

/**
 * DDL of the table of overlaid pairs. `present` and `before`: whether the domain has results in `latest` and in
 * `previous`.
 */
export function overlaidTableSql(table: string): string {
  return `CREATE TABLE ${table} (keyword_id UInt64, domain_id UInt64, latest UInt32, latest_date Date, previous UInt32, previous_date Date, present UInt8, before UInt8)
  ENGINE = MergeTree ORDER BY (keyword_id, domain_id)`;
}

const inSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';

/** Fills the table for a range of affected keywords. */
export function fillOverlaidSql({ overlaidTable, affectedTable }: GenerationContext): string {
  const affectedInRangeSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
  return `INSERT INTO ${overlaidTable}
SELECT keyword_id, domain_id, seen[1].2, seen[1].1, seen[2].2, seen[2].1, has(ranked, seen[1]), has(ranked, seen[2])
FROM (
  SELECT pairs.keyword_id AS keyword_id, pairs.domain_id AS domain_id, pairs.ranked AS ranked, pages.shown AS shown,
    arrayReverseSort(arrayDistinct(arrayConcat(pairs.ranked, pages.shown, exports.whole))) AS seen
  FROM (
    SELECT keyword_id, domain_id, groupUniqArray((${snapshotDateSql('snapshot')}, snapshot)) AS ranked FROM result
    WHERE ${resultsInRangeSql} AND ${affectedInRangeSql} AND domain_id GLOBAL IN (SELECT domain_id FROM domain_export WHERE ${inSnapshotsSql})
    GROUP BY keyword_id, domain_id
  ) AS pairs
  GLOBAL LEFT JOIN (
    SELECT keyword_id, arrayReverseSort(groupArray((${snapshotDateSql('snapshot')}, snapshot))) AS shown FROM keyword_fact
    WHERE ${resultsInRangeSql} AND has_results = 1 AND ${affectedInRangeSql}
    GROUP BY keyword_id
  ) AS pages ON pages.keyword_id = pairs.keyword_id
  GLOBAL LEFT JOIN (
    SELECT domain_id, groupArray((${snapshotDateSql('snapshot')}, snapshot)) AS whole FROM domain_export
    WHERE ${inSnapshotsSql} AND complete = 1
    GROUP BY domain_id
  ) AS exports ON exports.domain_id = pairs.domain_id
)
WHERE (seen[1], seen[2]) != (shown[1], shown[2])`;
}

/** Additional condition that excludes results of overlaid pairs. */
export function excludeOverlaidSql({ overlaidTable }: OverlaidTable): string {
  return overlaidTable === undefined
    ? ''
    : ` AND (keyword_id, domain_id) GLOBAL NOT IN (SELECT keyword_id, domain_id FROM ${overlaidTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Condition for the results of overlaid pairs in one of their two newest observations. */
export function overlaidResultsSql(
  { overlaidTable }: OverlaidTable,
  observation: 'latest' | 'previous',
  pairCondition = '1',
): string {
  return `${resultsInRangeSql} AND (keyword_id, domain_id, snapshot) GLOBAL IN (
      SELECT keyword_id, domain_id, ${observation} FROM ${overlaidTable} WHERE ${inRangeSql('keyword_id')} AND ${pairCondition})`;
}

/**
 * Inserts affected keywords that the files do not contain: those of domains with added or removed complete exports,
 * and those of removed exports.
 */
export function insertAffectedByExportsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO ${affectedTable} SELECT DISTINCT keyword_id FROM result
WHERE base = {base:UInt16} AND (
  snapshot IN {known:Array(UInt32)} AND domain_id GLOBAL IN (
    SELECT domain_id FROM ${ownRowsTable('domain_export')}
    WHERE base = {base:UInt16} AND ${ownSnapshotsSql('changed')} AND complete = 1)
  OR snapshot IN {aged:Array(UInt32)} AND own = 1)`;
}
