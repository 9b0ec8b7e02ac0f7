import { excludeOverlaidSql } from './overlaid-pairs-sql.js';
import { serpResultsSql, affectedSerpsSql } from './keyword-tables-sql.js';
import { visitsSql } from '../../reports/ctr-curve.js';
import {
  affectedOnlySql,
  changedDomainsOnlySql,
  type ChangedObjects,
  changedPagesOnlySql,
  endIndexSql,
  type GenerationContext,
  keywordAttributes,
  searchResultsTable,
  snapshotDateSql,
  snapshotIndexSql,
} from './generation-context.js';
import { depths } from '../../contract/reports/depth.js';
import { inRangeSql } from '../import-run.js';

const depthLimits = depths.map(({ last }) => last);

/** Columns it1 … it50. */
export const topColumns = depthLimits.map((top) => `it${top}`).join(', ');

/** SQL of the numbers of rows in the top 1, 3, 5, 10 and 50 that match a condition. */
function topCountsSql(pos: string, condition = '1'): string {
  return depthLimits.map((top) => `countIf(${pos} <= ${top} AND ${condition}) AS it${top}`).join(', ');
}

/** SQL of estimated daily visits, to be summed. */
export const rowVisitsSql = visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' });

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
const dominantDateSql = (counts: string) => `arrayReverseSort(arrayZip(${counts}.2, ${counts}.1))[1].2`;

/** SQL of the most common date, the number of newer keywords, the oldest and the newest date. */
const dateSpreadSql = (counts: string, date: string) =>
  [
    `${dominantDateSql(counts)} AS ${date}`,
    `arraySum((day, keywords) -> if(day > ${date}, keywords, 0), ${counts}.1, ${counts}.2)`,
    `arrayMin(${counts}.1)`,
    `arrayMax(${counts}.1)`,
  ].join(', ');

/** SQL of the ranks over all domains, by visits and by keywords. */
const ranksSql = (id: string) =>
  `row_number() OVER (ORDER BY vis DESC, it50 DESC, ${id}), row_number() OVER (ORDER BY it50 DESC, vis DESC, ${id})`;

const noDatesSql = `${rowKinds.other}, toDate(0), toDate(0), 0`;

/**
 * Totals of every domain with current, lost or paid positions. Sources are aggregated separately and then merged; all
 * rows of a domain are on one shard. Positions are grouped by date as well, so that one pass counts totals and dates.
 */
export function domainsSql(context: GenerationContext): string {
  const { overlaidTable, changes } = context;
  const inChangedDomainsSql = inGenerationSql + changedDomainsOnlySql(context);
  return `INSERT INTO ${changes?.totalsTable ?? 'domain'} (base, generation, domain_id, name, parent_id, parent_name, ${topColumns}, vis, pages, lost,
  pageless, adkeyscnt, adscnt, adtraf, adcost, vis_rank, keywords_rank, ${dateColumns}, ${publisherColumns.join(', ')})
SELECT {base:UInt16}, {generation:UInt32}, totals.domain_id, host.name, host.parent_id, host.parent_name,
  ${topColumns}, vis, pages, lost, pageless, adkeyscnt, adscnt, adtraf, adcost,
  ${ranksSql('totals.domain_id')},
  ${dateSpreadSql('dates', 'most_checked_on')}, ${dominantDateSql('previous_dates')}, ${dateSpreadSql('ad_dates', 'most_ads_checked_on')},
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
    FROM position_by_domain WHERE ${inChangedDomainsSql} GROUP BY domain_id, checked_on, previous_checked_on
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., count(), 0, 0, 0, 0, 0., 0., ${noDatesSql} FROM page WHERE ${inChangedDomainsSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, count(), 0, 0, 0, 0., 0., ${rowKinds.lost}, checked_on, previous_checked_on, count()
    FROM lost_position WHERE ${inChangedDomainsSql} GROUP BY domain_id, checked_on, previous_checked_on
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, 0, 0, uniqExact(keyword_id), uniqExact(ad_id), sum(${adVisitsSql}), sum(${adVisitsSql} * ${clickPriceSql}), ${noDatesSql}
    FROM ad_by_domain WHERE ${inChangedDomainsSql} GROUP BY domain_id
    UNION ALL
    SELECT domain_id, 0, 0, 0, 0, 0, 0., 0, 0, 0, 0, 0, 0., 0., ${rowKinds.ad}, checked_on, toDate(0), uniqExact(keyword_id)
    FROM ad_by_domain WHERE ${inChangedDomainsSql} GROUP BY domain_id, checked_on
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

const domainColumns = `domain_id, name, parent_id, parent_name, ${topColumns}, vis, pages, lost, pageless, adkeyscnt, adscnt, adtraf, adcost, ${dateColumns}, ${publisherColumns.join(', ')}`;

/** Writes the totals of all domains of a clone: those of changed domains and copies of the others, with new ranks. */
export function rankedDomainsSql(
  { previousTable }: GenerationContext,
  { domainsTable, totalsTable }: ChangedObjects,
): string {
  return `INSERT INTO domain (base, generation, ${domainColumns}, vis_rank, keywords_rank)
SELECT {base:UInt16}, {generation:UInt32}, ${domainColumns}, ${ranksSql('domain_id')}
FROM (
  SELECT ${domainColumns} FROM ${totalsTable}
  UNION ALL
  SELECT ${domainColumns} FROM ${previousTable('domain')}
  WHERE base = {base:UInt16} AND generation = {former:UInt32} AND domain_id GLOBAL NOT IN (SELECT domain_id FROM ${domainsTable})
)`;
}

/** Fills the index of domains by name. */
export const domainsByNameSql = `INSERT INTO domain_by_name (base, generation, name, it50, domain_id)
SELECT base, generation, name, it50, domain_id FROM domain WHERE ${inGenerationSql}`;

/**
 * Totals of each page over its ranked URLs.
 * `found_date`: the start of the page's uninterrupted presence in the results, as far as imports show.
 * `is_new`: whether the newest results of the page are the first ones with it, although older results exist that could
 * contain it (full search results or an export of its domain).
 */
export function pagesSql(context: GenerationContext): string {
  const { changes } = context;
  const derivesAll = changes === undefined || changes.affectsAllPages;
  const changedPagesSql = derivesAll ? '' : changedPagesOnlySql(context);
  // The text columns of positions take most of the time of a clone, so its changed pages have them.
  const addresses = derivesAll
    ? {
        totals: 'any(origin) AS any_origin, any(path) AS any_path, ',
        origin: 'any_origin',
        path: 'any_path',
        joinSql: '',
      }
    : {
        totals: '',
        origin: 'addresses.origin',
        path: 'addresses.path',
        joinSql: `
GLOBAL ANY INNER JOIN (SELECT url_hash, origin, path FROM ${changes.pagesTable}) AS addresses ON addresses.url_hash = pages.url_hash`,
      };
  return `INSERT INTO page (base, generation, domain_id, url_hash, origin, path, ${topColumns}, vis, is_new, found_date)
SELECT {base:UInt16}, {generation:UInt32}, pages.domain_id, pages.url_hash, ${addresses.origin}, ${addresses.path}, ${topColumns}, vis,
  ${isNewSql(context)}, ${foundDateSql(context)} AS found
FROM (
  SELECT domain_id, url_hash, ${addresses.totals}${topCountsSql('pos')}, sum(${rowVisitsSql}) AS vis,
    max(checked_on) AS newest_checked_on
  FROM position_by_domain
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${changedPagesSql}
  GROUP BY domain_id, url_hash
) AS pages${addresses.joinSql}
GLOBAL LEFT JOIN (
  SELECT url_hash, found_date FROM ${context.previousTable('page')} WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}${changedPagesSql}
) AS known ON known.url_hash = pages.url_hash${domainExportsSql(context)}${recountedPagesSql(context)}`;
}

function isNewSql({ overlaidTable }: GenerationContext): string {
  const dates =
    overlaidTable === undefined
      ? '{dates:Array(Date)}'
      : 'arrayConcat({pageDates:Array(Date)}, exported.dates)';
  return `found = newest_checked_on AND found > arrayMin(${dates})`;
}

function domainExportsSql({ overlaidTable }: GenerationContext): string {
  if (overlaidTable === undefined) return '';
  return `
GLOBAL LEFT JOIN (
  SELECT domain_id, groupUniqArray(${snapshotDateSql('snapshot')}) AS dates FROM domain_export
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('domain_id')}
  GROUP BY domain_id
) AS exported ON exported.domain_id = pages.domain_id`;
}

/**
 * SQL of the date on which each page was first found. An import of a single newer date copies the date of existing
 * pages. Any other import recalculates it over the retained dates. A page without a retained absence before preserves an
 * earlier stored date, so dates that the retention policy removed still count. After a removal or restoration only
 * retained dates count.
 */
function foundDateSql({ onlyNewDate, removedOrRestored }: GenerationContext): string {
  const hasPreviousDateSql = 'known.found_date > toDate(0)';
  if (onlyNewDate !== undefined) {
    return `if(${hasPreviousDateSql}, known.found_date, toDate({onlyNewDate:String}))`;
  }
  const isRecountedSql = 'recounted.first_date > toDate(0)';
  const isThinnedSql =
    'NOT has({dates:Array(Date)}, known.found_date) AND recounted.first_date = recounted.oldest_date';
  const sinceOldestDateSql = `${hasPreviousDateSql} AND (recounted.first_date = {dates:Array(Date)}[1] OR ${isThinnedSql}), least(known.found_date, recounted.first_date)`;
  return `multiIf(NOT (${isRecountedSql}), known.found_date, ${removedOrRestored.length === 0 ? `${sinceOldestDateSql}, ` : ''}recounted.first_date)`;
}

/**
 * SQL of the date since which a page is present without interruption, given the sorted places of its presence. Within
 * a run, the difference between a place and its index is constant, so memory is linear in the number of dates.
 */
function presentSinceDateSql(places: string): string {
  const runsSql = `arrayMap((place_of_run, nth) -> toInt32(place_of_run) - toInt32(nth), ${places}, arrayEnumerate(${places}))`;
  return `if(${places}[-1] = length({snapshots:Array(UInt32)}), {dates:Array(Date)}[${places}[indexOf(${runsSql} AS runs, runs[-1])]], toDate(0))`;
}

/**
 * Recalculates the uninterrupted presence of affected pages after dates were added, restored or removed.
 * Search results are valid until the keyword, or the domain for this keyword, is checked again, so they cover all
 * dates in between.
 */
function recountedPagesSql({ onlyNewDate, affectedTable, overlaidTable }: GenerationContext): string {
  if (onlyNewDate !== undefined) return '';
  const inSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
  const inDomainRangeSql = `${inSnapshotsSql} AND ${inRangeSql('domain_id')}`;
  const lookupsSql = overlaidTable === undefined ? 'shown' : 'arraySort(arrayConcat(shown, given, whole))';
  const exportsSql =
    overlaidTable === undefined
      ? ''
      : `
  GLOBAL LEFT JOIN (
    SELECT keyword_id, domain_id, groupUniqArray(${snapshotIndexSql}) AS given FROM result WHERE ${inDomainRangeSql} AND own = 1 GROUP BY keyword_id, domain_id
  ) AS owned ON owned.keyword_id = results.keyword_id AND owned.domain_id = results.domain_id
  GLOBAL LEFT JOIN (
    SELECT domain_id, groupArray(${snapshotIndexSql}) AS whole FROM domain_export WHERE ${inDomainRangeSql} AND complete = 1 GROUP BY domain_id
  ) AS wholes ON wholes.domain_id = results.domain_id`;
  return `
GLOBAL LEFT JOIN (
  SELECT results.url_hash AS url_hash,
    arraySort(groupUniqArrayArray(range(place, arrayFirst(x -> x > place, arrayPushBack(${lookupsSql}, ${endIndexSql}))))) AS there,
    {dates:Array(Date)}[there[1]] AS oldest_date,
    ${presentSinceDateSql('there')} AS first_date
  FROM (
    SELECT keyword_id, domain_id, url_hash, ${snapshotIndexSql} AS place FROM result
    WHERE ${inDomainRangeSql} AND url_hash GLOBAL IN (
      SELECT url_hash FROM result WHERE base = {base:UInt16} AND (snapshot IN {snapshots:Array(UInt32)} OR snapshot IN {shifted:Array(UInt32)})
        AND ${inRangeSql('domain_id')} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable}))
  ) AS results
  GLOBAL LEFT JOIN (
    SELECT keyword_id, arraySort(groupArray(${snapshotIndexSql})) AS shown FROM keyword_fact WHERE ${inSnapshotsSql} AND has_results = 1 GROUP BY keyword_id
  ) AS looks ON looks.keyword_id = results.keyword_id${exportsSql}
  GROUP BY url_hash
) AS recounted ON recounted.url_hash = pages.url_hash`;
}

/** Columns of a lost position. */
export const lostColumns = `domain_id, keyword_id, pos, origin, path, url_hash, ${keywordAttributes}, checked_on, previous_checked_on`;

/**
 * Domains in the previous search results of an affected keyword that the latest ones lack, with their best previous
 * position.
 */
export function affectedLostSql(context: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns}
FROM (
  SELECT keyword_id, domain_id, pos, url_hash, origin, path FROM ${searchResultsTable(context)}
  WHERE ${serpResultsSql(context, 'previous')} AND (keyword_id, domain_id) GLOBAL NOT IN (
    SELECT keyword_id, domain_id FROM ${searchResultsTable(context)} WHERE ${serpResultsSql(context, 'snapshot', true)})${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (${affectedSerpsSql(context)}) AS pages USING (keyword_id)
ORDER BY keyword_id, domain_id, pos, url_hash
LIMIT 1 BY keyword_id, domain_id`;
}

/** Copies the lost positions of unaffected keywords from the previous generation. */
export function carriedLostSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns} FROM ${previousTable('lost_position')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

/** Columns of a lost result. */
export const lostResultColumns = 'domain_id, url_hash, keyword_id, pos, origin, path, ws, wsk, date';

/** URLs in the previous search results of an affected keyword that the latest ones lack. */
export function affectedLostResultsSql(context: GenerationContext): string {
  return `INSERT INTO lost_result (base, generation, ${lostResultColumns})
SELECT {base:UInt16}, {generation:UInt32}, domain_id, url_hash, keyword_id, pos, origin, path, ws, wsk, snapshot_date
FROM (
  SELECT keyword_id, domain_id, pos, url_hash, origin, path FROM ${searchResultsTable(context)}
  WHERE ${serpResultsSql(context, 'previous')} AND (keyword_id, url_hash) GLOBAL NOT IN (
    SELECT keyword_id, url_hash FROM ${searchResultsTable(context)} WHERE ${serpResultsSql(context, 'snapshot', true)})${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (
  SELECT keyword_id, ws, wsk, snapshot_date FROM keyword
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')} AND previous > 0${affectedOnlySql(context)}
) AS pages USING (keyword_id)`;
}

/** Copies the lost results of unaffected keywords from the previous generation. */
export function carriedLostResultsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO lost_result (base, generation, ${lostResultColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostResultColumns} FROM ${previousTable('lost_result')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

/** Pages that lost all of their results. */
export const lostPagesSql = (
  context: GenerationContext,
): string => `INSERT INTO lost_page (base, generation, domain_id, url_hash, origin, path, ${topColumns}, vis, drop_date)
SELECT {base:UInt16}, {generation:UInt32}, domain_id, url_hash, any(origin), any(path), ${topCountsSql('pos')}, sum(${rowVisitsSql}), max(date)
FROM lost_result
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${changedPagesOnlySql(context)}
  AND url_hash GLOBAL NOT IN (
    SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${changedPagesOnlySql(context)})
GROUP BY domain_id, url_hash`;
