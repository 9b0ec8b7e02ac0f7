import { inRange } from '../load/keyword-range.js';
import { dateOf, type GenerationContext } from './generation-context.js';
import { resultsInRange } from './latest-results-sql.js';

/**
 * A domain is observed for a keyword in each snapshot that holds its results for it, whole pages of the keyword or not, and is
 * known to be absent in each other one that holds a whole page of the keyword, or a complete export of the domain. Most pairs
 * are observed by whole pages alone, and their two newest observations are the keyword's two newest pages. The others, the
 * overlaid pairs, are listed in a table of the import, with their own two newest observations.
 */

/** What a statement says of overlaid pairs: the table of a base that has them, undefined where there can be none. */
type Overlaid = Pick<GenerationContext, 'overlaidTable'>;

/** SQL that makes the table of overlaid pairs. `present` and `before`: whether the domain has results in `latest`, in `previous`. */
export function overlaidTableSql(table: string): string {
  return `CREATE TABLE ${table} (keyword_id UInt64, domain_id UInt64, latest UInt32, latest_date Date, previous UInt32, present UInt8, before UInt8)
  ENGINE = MergeTree ORDER BY (keyword_id, domain_id)`;
}

const exportsOfBase = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';

/** Fills it, for a range of the touched keywords. */
export function fillOverlaidSql({ overlaidTable, affectedTable }: GenerationContext): string {
  const affectedInRange = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRange('keyword_id')})`;
  return `INSERT INTO ${overlaidTable}
SELECT keyword_id, domain_id, seen[1].2, seen[1].1, seen[2].2, has(ranked, seen[1]), has(ranked, seen[2])
FROM (
  SELECT pairs.keyword_id AS keyword_id, pairs.domain_id AS domain_id, pairs.ranked AS ranked, pages.shown AS shown,
    arrayReverseSort(arrayDistinct(arrayConcat(pairs.ranked, pages.shown, exports.whole))) AS seen
  FROM (
    SELECT keyword_id, domain_id, groupUniqArray((${dateOf('snapshot')}, snapshot)) AS ranked FROM result
    WHERE ${resultsInRange} AND ${affectedInRange} AND domain_id GLOBAL IN (SELECT domain_id FROM domain_export WHERE ${exportsOfBase})
    GROUP BY keyword_id, domain_id
  ) AS pairs
  GLOBAL LEFT JOIN (
    SELECT keyword_id, arrayReverseSort(groupArray((${dateOf('snapshot')}, snapshot))) AS shown FROM keyword_fact
    WHERE ${resultsInRange} AND has_results = 1 AND ${affectedInRange}
    GROUP BY keyword_id
  ) AS pages ON pages.keyword_id = pairs.keyword_id
  GLOBAL LEFT JOIN (
    SELECT domain_id, groupArray((${dateOf('snapshot')}, snapshot)) AS whole FROM domain_export
    WHERE ${exportsOfBase} AND complete = 1
    GROUP BY domain_id
  ) AS exports ON exports.domain_id = pairs.domain_id
)
WHERE (seen[1], seen[2]) != (shown[1], shown[2])`;
}

/** SQL of the further condition of results that are told by whole pages alone. */
export function notOverlaid({ overlaidTable }: Overlaid): string {
  return overlaidTable === undefined
    ? ''
    : ` AND (keyword_id, domain_id) GLOBAL NOT IN (SELECT keyword_id, domain_id FROM ${overlaidTable} WHERE ${inRange('keyword_id')})`;
}

/** SQL of the condition of the results of the overlaid pairs of a range in one of their two newest observations. */
export function overlaidResults(
  { overlaidTable }: Overlaid,
  seen: 'latest' | 'previous',
  pairs = '1',
): string {
  return `${resultsInRange} AND (keyword_id, domain_id, snapshot) GLOBAL IN (
      SELECT keyword_id, domain_id, ${seen} FROM ${overlaidTable} WHERE ${inRange('keyword_id')} AND ${pairs})`;
}

/** Keywords of domains whose complete exports come or go, and those of exports that go: more than the files themselves name. */
export function insertAffectedByExportsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO ${affectedTable} SELECT DISTINCT keyword_id FROM result
WHERE base = {base:UInt16} AND (
  snapshot IN {known:Array(UInt32)} AND domain_id GLOBAL IN (
    SELECT domain_id FROM domain_export
    WHERE base = {base:UInt16} AND snapshot IN {changed:Array(UInt32)} AND complete = 1)
  OR snapshot IN {aged:Array(UInt32)} AND own = 1)`;
}
