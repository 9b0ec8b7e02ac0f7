import { coveredKindsSql, coversSql } from '../fact-coverage.js';
import { snapshotDateSql } from './generation-context.js';
import { rowVisitsSql, topColumns, topCountsSql } from './totals-sql.js';

const columns = `domain_id, date, ${topColumns}, vis, pages, adkeyscnt, adscnt, adtraf`;

/**
 * Domains that the snapshots of a date (`onDate`) observe: those with results or ads, up to this date (`upTo`), for a
 * keyword whose results or ads these snapshots cover, and those with an export. Other domains have no point at this date, because nothing is
 * known about them.
 */
const observedDomainsSql = `SELECT domain_id FROM result WHERE base = {base:UInt16} AND snapshot IN {upTo:Array(UInt32)}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM keyword_fact WHERE base = {base:UInt16} AND snapshot IN {onDate:Array(UInt32)} AND has_results = 1)
    UNION DISTINCT SELECT domain_id FROM ad_result WHERE base = {base:UInt16} AND snapshot IN {upTo:Array(UInt32)}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM keyword_fact
        WHERE base = {base:UInt16} AND snapshot IN {onDate:Array(UInt32)} AND ${coversSql(coveredKindsSql('1'), 'ads')})
    UNION DISTINCT SELECT domain_id FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {onDate:Array(UInt32)}`;

/** SQL of every domain's totals over results and ads that match two conditions, using current volumes. */
function domainHistorySql(resultsCondition: string, adsCondition: string): string {
  return `INSERT INTO domain_history (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, domain_id, {date:Date}, ${topColumns
    .split(', ')
    .map((column) => `sum(${column})`)
    .join(', ')},
  sum(vis), sum(pages), sum(adkeyscnt), sum(adscnt), sum(adtraf)
FROM (
  SELECT domain_id, ${topCountsSql('pos')}, sum(${rowVisitsSql}) AS vis, 0 AS pages, 0 AS adkeyscnt, 0 AS adscnt, 0. AS adtraf
  FROM (
    SELECT keyword_id, domain_id, min(r.pos) AS pos FROM result AS r
    WHERE base = {base:UInt16} AND ${resultsCondition}
    GROUP BY keyword_id, domain_id
  ) AS best GLOBAL INNER JOIN (${volumesSql()}) AS volumes USING (keyword_id)
  GROUP BY domain_id
  UNION ALL
  SELECT domain_id, 0, 0, 0, 0, 0, 0., uniqExact(url_hash), 0, 0, 0. FROM result
  WHERE base = {base:UInt16} AND ${resultsCondition} GROUP BY domain_id
  UNION ALL
  SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, uniqExact(keyword_id), uniqExact(ad_id), sum(${rowVisitsSql})
  FROM (
    SELECT keyword_id, domain_id, ad_id, pos FROM ad_result WHERE base = {base:UInt16} AND ${adsCondition}
  ) AS ads GLOBAL INNER JOIN (${volumesSql()}) AS volumes USING (keyword_id)
  GROUP BY domain_id
)
WHERE domain_id GLOBAL IN (${observedDomainsSql})
GROUP BY domain_id`;
}

const upToDateSql = 'base = {base:UInt16} AND snapshot IN {upTo:Array(UInt32)}';

const lastPagesSql = `SELECT keyword_id, argMax(snapshot, ${snapshotDateSql('snapshot')}) AS page FROM keyword_fact
      WHERE ${upToDateSql} AND has_results = 1 GROUP BY keyword_id`;

/** The latest export of each keyword-domain pair without newer full search results. */
const lastExportsSql = `SELECT keyword_id, domain_id, last FROM (
        SELECT keyword_id, domain_id, argMax(snapshot, ${snapshotDateSql('snapshot')}) AS last FROM result
        WHERE ${upToDateSql} AND own = 1 GROUP BY keyword_id, domain_id
      ) AS exported LEFT JOIN (${lastPagesSql}) AS pages USING (keyword_id)
      WHERE ${snapshotDateSql('last')} >= ${snapshotDateSql('page')}`;

/** Snapshots of a domain that a newer complete export of the domain supersedes. */
const supersededExportsSql = `SELECT domain_id, arrayJoin(arrayFilter(one -> ${snapshotDateSql('one')} < whole, {upTo:Array(UInt32)})) FROM (
        SELECT domain_id, max(${snapshotDateSql('snapshot')}) AS whole FROM domain_export
        WHERE ${upToDateSql} AND complete = 1 GROUP BY domain_id
      )`;

/**
 * Totals of every domain at a date, as if this date were the newest.
 * The latest observation of each keyword counts: full search results, the domain's own export, or a snapshot that
 * covers ads.
 * Parameters: `date`, `onDate`, its snapshots, and `upTo`, the snapshots up to this date.
 */
export const historyOnDateSql = domainHistorySql(
  `snapshot IN {upTo:Array(UInt32)} AND (
      own = 1 AND (keyword_id, domain_id, snapshot) GLOBAL IN (${lastExportsSql})
      OR own = 0 AND (keyword_id, snapshot) GLOBAL IN (${lastPagesSql})
        AND (keyword_id, domain_id) GLOBAL NOT IN (SELECT keyword_id, domain_id FROM (${lastExportsSql}))
    ) AND (domain_id, snapshot) GLOBAL NOT IN (${supersededExportsSql})`,
  `snapshot IN {upTo:Array(UInt32)} AND (keyword_id, snapshot) GLOBAL IN (
      SELECT keyword_id, argMax(snapshot, ${snapshotDateSql('snapshot')}) FROM keyword_fact
      WHERE ${upToDateSql} AND ${coversSql(coveredKindsSql('1'), 'ads')} GROUP BY keyword_id)`,
);

function volumesSql(): string {
  return 'SELECT keyword_id, ws, wsk FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32}';
}

/** History of unchanged dates; `changedDates` lists the others. */
export const carriedHistorySql = `INSERT INTO domain_history (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM domain_history
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND date IN {dates:Array(Date)} AND date NOT IN {changedDates:Array(Date)}`;

/** Removes the points of domains that a carried date does not observe, which earlier releases stored. */
export const carriedObservedHistorySql = `INSERT INTO domain_history (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM domain_history
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND date = {date:Date} AND domain_id GLOBAL IN (${observedDomainsSql})`;

/**
 * The newest date uses the current totals, so the last point of a chart matches the displayed value. The only date of a
 * database observes every domain.
 */
export const newestHistorySql = (
  isOnlyDate: boolean,
): string => `INSERT INTO domain_history (base, generation, ${columns})
SELECT base, generation, domain_id, {date:Date}, ${topColumns}, vis, pages, adkeyscnt, adscnt, adtraf FROM domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND (it50 > 0 OR adkeyscnt > 0)${
  isOnlyDate
    ? ''
    : `
  AND domain_id GLOBAL IN (${observedDomainsSql})`
}`;
