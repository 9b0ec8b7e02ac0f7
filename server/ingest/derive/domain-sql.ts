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

/** Rows that the dates of a domain are counted from. */
const rowKinds = { other: 0, current: 1, lost: 2, ad: 3 } as const;

const dateColumns =
  'checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on';

/** SQL of the keyword counts by date of rows of a kind, as arrays of dates and counts. */
const keywordsByDateSql = (kind: keyof typeof rowKinds, date = 'checked_on') =>
  `sumMapIf([${date}], [dated_keywords], kind = ${rowKinds[kind]} AND ${date} > toDate(0))`;

/** SQL of the date with most keywords, the newest of several. */
const mostCommonDateSql = (counts: string) => `arrayReverseSort(arrayZip(${counts}.2, ${counts}.1))[1].2`;

/** SQL of the most common date, the number of newer keywords, the oldest and the newest date. */
const dateSpreadSql = (counts: string, date: string) =>
  [
    `${mostCommonDateSql(counts)} AS ${date}`,
    `arraySum((day, keywords) -> if(day > ${date}, keywords, 0), ${counts}.1, ${counts}.2)`,
    `arrayMin(${counts}.1)`,
    `arrayMax(${counts}.1)`,
  ].join(', ');

const noDatesSql = `${rowKinds.other}, toDate(0), toDate(0), 0`;

/**
 * Totals of every domain with current, lost or paid positions. Sources are aggregated separately and then merged; all
 * rows of a domain are on one shard. Positions are grouped by date as well, so that one pass counts totals and dates.
 */
export function domainsSql({ overlaidTable }: Pick<GenerationContext, 'overlaidTable'>): string {
  return `INSERT INTO domain (base, generation, domain_id, name, parent_id, parent_name, ${topColumns}, vis, pages, lost,
  pageless, adkeyscnt, adscnt, adtraf, adcost, vis_rank, keywords_rank, ${dateColumns}, ${publisherColumns.join(', ')})
SELECT {base:UInt16}, {generation:UInt32}, totals.domain_id, host.name, host.parent_id, host.parent_name,
  ${topColumns}, vis, pages, lost, pageless, adkeyscnt, adscnt, adtraf, adcost,
  row_number() OVER (ORDER BY vis DESC, it50 DESC, totals.domain_id), row_number() OVER (ORDER BY it50 DESC, vis DESC, totals.domain_id),
  ${dateSpreadSql('dates', 'most_checked_on')}, ${mostCommonDateSql('previous_dates')}, ${dateSpreadSql('ad_dates', 'most_ads_checked_on')},
  ${publisherColumns.map((column) => `publisher.${column}`).join(', ')}
FROM (
  SELECT domain_id, ${topColumns
    .split(', ')
    .map((column) => `sum(${column}) AS ${column}`)
    .join(', ')}, sum(vis) AS vis, sum(pages) AS pages,
    sum(lost) AS lost, sum(pageless) AS pageless, sum(adkeyscnt) AS adkeyscnt, sum(adscnt) AS adscnt, sum(adtraf) AS adtraf, sum(adcost) AS adcost,
    ${keywordsByDateSql('current')} AS current_dates, ${keywordsByDateSql('lost')} AS lost_dates, ${keywordsByDateSql('ad')} AS ad_dates,
    ${keywordsByDateSql('current', 'previous_checked_on')} AS current_previous_dates, ${keywordsByDateSql('lost', 'previous_checked_on')} AS lost_previous_dates,
    if(notEmpty(current_dates.1), current_dates, lost_dates) AS dates,
    if(notEmpty(current_dates.1), current_previous_dates, lost_previous_dates) AS previous_dates
  FROM (
    SELECT domain_id, ${topCountsSql('pos', 'best')}, sumIf(${rowVisitsSql}, best) AS vis,
      0 AS pages, 0 AS lost, ${overlaidTable === undefined ? '0' : exportOnlyKeywordsSql} AS pageless, 0 AS adkeyscnt, 0 AS adscnt, 0. AS adtraf, 0. AS adcost,
      ${rowKinds.current} AS kind, checked_on, previous_checked_on, countIf(best) AS dated_keywords
    FROM position_by_domain WHERE ${inGenerationSql} GROUP BY domain_id, checked_on, previous_checked_on
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., count(), 0, 0, 0, 0, 0., 0., ${noDatesSql} FROM page WHERE ${inGenerationSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, count(), 0, 0, 0, 0., 0., ${rowKinds.lost}, checked_on, previous_checked_on, count()
    FROM lost_position WHERE ${inGenerationSql} GROUP BY domain_id, checked_on, previous_checked_on
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, 0, 0, uniqExact(keyword_id), uniqExact(ad_id), sum(${adVisitsSql}), sum(${adVisitsSql} * ${clickPriceSql}), ${noDatesSql}
    FROM ad_by_domain WHERE ${inGenerationSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, 0, 0, 0, 0, 0., 0., ${rowKinds.ad}, checked_on, toDate(0), uniqExact(keyword_id)
    FROM ad_by_domain WHERE ${inGenerationSql} GROUP BY domain_id, checked_on
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
