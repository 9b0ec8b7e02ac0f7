import { visitsSql } from '../../reports/ctr-curve.js';
import type { GenerationContext } from './generation-context.js';
import { rowVisitsSql, topColumns, topCountsSql } from './totals-sql.js';

const inGenerationSql = 'base = {base:UInt16} AND generation = {generation:UInt32}';
const adVisitsSql = visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' });

/** Mean of the minimum and the maximum bid. */
const clickPriceSql = 'toFloat64(cpc_min + cpc_max) / 2';

const publisherColumns = ['adsense_id', 'analytics_id', 'leadia_id', 'relap_id'];

/** SQL that counts the keywords of a domain that are known only from domain exports, without full search results. */
const exportOnlyKeywordsSql = `countIf(best AND keyword_id GLOBAL IN (
      SELECT keyword_id FROM keyword WHERE ${inGenerationSql} AND snapshot = 0 AND keyword_id GLOBAL IN (
        SELECT keyword_id FROM result WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND own = 1)))`;

/**
 * Totals of every domain with current, lost or paid positions. Sources are aggregated separately and then merged; all
 * rows of a domain are on one shard.
 */
export function domainsSql({ overlaidTable }: Pick<GenerationContext, 'overlaidTable'>): string {
  return `INSERT INTO domain (base, generation, domain_id, name, parent_id, parent_name, ${topColumns}, vis, pages, lost,
  pageless, adkeyscnt, adscnt, adtraf, adcost, vis_rank, keywords_rank, ${publisherColumns.join(', ')})
SELECT {base:UInt16}, {generation:UInt32}, totals.domain_id, host.name, host.parent_id, host.parent_name,
  ${topColumns}, vis, pages, lost, pageless, adkeyscnt, adscnt, adtraf, adcost,
  row_number() OVER (ORDER BY vis DESC, it50 DESC, totals.domain_id), row_number() OVER (ORDER BY it50 DESC, vis DESC, totals.domain_id),
  ${publisherColumns.map((column) => `publisher.${column}`).join(', ')}
FROM (
  SELECT domain_id, ${topColumns
    .split(', ')
    .map((column) => `sum(${column}) AS ${column}`)
    .join(', ')}, sum(vis) AS vis, sum(pages) AS pages,
    sum(lost) AS lost, sum(pageless) AS pageless, sum(adkeyscnt) AS adkeyscnt, sum(adscnt) AS adscnt, sum(adtraf) AS adtraf, sum(adcost) AS adcost
  FROM (
    SELECT domain_id, ${topCountsSql('pos', 'best')}, sumIf(${rowVisitsSql}, best) AS vis,
      0 AS pages, 0 AS lost, ${overlaidTable === undefined ? '0' : exportOnlyKeywordsSql} AS pageless, 0 AS adkeyscnt, 0 AS adscnt, 0. AS adtraf, 0. AS adcost
    FROM position_by_domain WHERE ${inGenerationSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., count(), 0, 0, 0, 0, 0., 0. FROM page WHERE ${inGenerationSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, count(), 0, 0, 0, 0., 0. FROM lost_position WHERE ${inGenerationSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, 0, 0, uniqExact(keyword_id), uniqExact(ad_id), sum(${adVisitsSql}), sum(${adVisitsSql} * ${clickPriceSql})
    FROM ad_by_domain WHERE ${inGenerationSql} GROUP BY domain_id
  )
  GROUP BY domain_id
) AS totals
GLOBAL LEFT ANY JOIN host ON host.domain_id = totals.domain_id
GLOBAL LEFT ANY JOIN (
  SELECT domain_id, ${publisherColumns.map((column) => `argMaxIf(${column}, snapshot_date, ${column} != '') AS ${column}`).join(', ')}
  FROM (SELECT *, transform(snapshot, {snapshots:Array(UInt32)}, {dates:Array(Date)}, toDate(0)) AS snapshot_date FROM publisher
    WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)})
  GROUP BY domain_id
) AS publisher ON publisher.domain_id = totals.domain_id`;
}

/** Fills the index of domains by name. */
export const domainsByNameSql = `INSERT INTO domain_by_name (base, generation, name, it50, domain_id)
SELECT base, generation, name, it50, domain_id FROM domain WHERE ${inGenerationSql}`;
