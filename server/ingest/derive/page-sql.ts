import { inRangeSql } from '../keyword-range.js';
import { snapshotDateSql, type GenerationContext } from './generation-context.js';
import { rowVisitsSql, topColumns, topCountsSql } from './totals-sql.js';

/**
 * Totals of each page over its ranked URLs.
 * `found_date`: the start of the page's uninterrupted presence in the results, as far as imports show.
 * `is_new`: whether the newest results of the page are the first ones with it, although older results exist that could
 * contain it (full search results or an export of its domain).
 */
export function pagesSql(context: GenerationContext): string {
  return `INSERT INTO page (base, generation, domain_id, url_hash, origin, path, ${topColumns}, vis, is_new, found_date)
SELECT {base:UInt16}, {generation:UInt32}, pages.domain_id, pages.url_hash, any_origin, any_path, ${topColumns}, vis,
  ${isNewSql(context)}, ${foundDateSql(context)} AS found
FROM (
  SELECT domain_id, url_hash, any(origin) AS any_origin, any(path) AS any_path, ${topCountsSql('pos')}, sum(${rowVisitsSql}) AS vis,
    max(checked_on) AS newest_checked_on
  FROM position_by_domain
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}
  GROUP BY domain_id, url_hash
) AS pages
GLOBAL LEFT JOIN (
  SELECT url_hash, found_date FROM page WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
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
 * Recalculates the uninterrupted presence of affected pages after dates were added, restored or removed.
 * Search results are valid until the keyword, or the domain for this keyword, is checked again, so they cover all
 * dates in between.
 */
function recountedPagesSql({ onlyNewDate, affectedTable, overlaidTable }: GenerationContext): string {
  if (onlyNewDate !== undefined) return '';
  const inSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
  const inDomainRangeSql = `${inSnapshotsSql} AND ${inRangeSql('domain_id')}`;
  const snapshotIndexSql = 'toUInt16(indexOf({snapshots:Array(UInt32)}, snapshot))';
  const endIndexSql = 'toUInt16(length({snapshots:Array(UInt32)}) + 1)';
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
    groupUniqArrayArray(range(place, arrayFirst(x -> x > place, arrayPushBack(${lookupsSql}, ${endIndexSql})))) AS there,
    {dates:Array(Date)}[arrayMin(there)] AS oldest_date,
    {dates:Array(Date)}[arrayMax(arrayPushFront(arrayFilter(x -> NOT has(there, x), range(1, ${endIndexSql})), 0)) + 1] AS first_date
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
