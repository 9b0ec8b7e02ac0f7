import { inRange } from '../load/keyword-range.js';
import { recordKinds } from '../staging/staging-table.js';
import { dateOf, type GenerationContext } from './generation-context.js';
import { rowVisitsSql, topColumns, topCountsSql } from './totals-sql.js';

/**
 * Totals of each page over every ranked URL. found_date: the date from which the page is in the results without a break, as far
 * as the imports tell; is_new: found by the newest snapshot that shows its domain (one of whole pages,
 * or with an export of the domain), which is not the only one.
 */
export function pagesSql(context: GenerationContext): string {
  return `INSERT INTO page (base, generation, domain_id, url_hash, origin, path, ${topColumns}, vis, is_new, found_date)
SELECT {base:UInt16}, {generation:UInt32}, pages.domain_id, pages.url_hash, any_origin, any_path, ${topColumns}, vis,
  ${isNewSql(context)}, ${foundSql(context)} AS found
FROM (
  SELECT domain_id, url_hash, any(origin) AS any_origin, any(path) AS any_path, ${topCountsSql('pos')}, sum(${rowVisitsSql}) AS vis
  FROM position_by_domain
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRange('domain_id')}
  GROUP BY domain_id, url_hash
) AS pages
GLOBAL LEFT JOIN (
  SELECT url_hash, found_date FROM page WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRange('domain_id')}
) AS known ON known.url_hash = pages.url_hash${importedSql(context)}${exportedSql(context)}`;
}

function isNewSql({ overlaid }: GenerationContext): string {
  const dates =
    overlaid === undefined
      ? '{dates:Array(Date)}'
      : 'arrayDistinct(arrayConcat({pageDates:Array(Date)}, exported.dates))';
  return `found = arrayMax(${dates} AS shown_on) AND length(shown_on) > 1`;
}

function exportedSql({ overlaid }: GenerationContext): string {
  if (overlaid === undefined) return '';
  return `
GLOBAL LEFT JOIN (
  SELECT domain_id, groupUniqArray(${dateOf('snapshot')}) AS dates FROM domain_export
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange('domain_id')}
  GROUP BY domain_id
) AS exported ON exported.domain_id = pages.domain_id`;
}

/** An import of one date that is newer than all others cannot tell that a known page is older than known. */
function foundSql({ onlyNewDate }: GenerationContext): string {
  const known = 'known.found_date > toDate(0)';
  if (onlyNewDate !== undefined) return `if(${known}, known.found_date, toDate({onlyNewDate:String}))`;
  return `multiIf(${known} AND imported.first_date > toDate(0), least(known.found_date, imported.first_date), ${known}, known.found_date, imported.first_date)`;
}

function importedSql({ onlyNewDate, staging }: GenerationContext): string {
  if (onlyNewDate !== undefined) return '';
  return `
GLOBAL LEFT JOIN (
  SELECT url_hash, min(date) AS first_date FROM ${staging}
  WHERE reason = 0 AND kind = ${recordKinds.organic} AND base = {code:String} AND ${inRange('domain_id')}
  GROUP BY url_hash
) AS imported ON imported.url_hash = pages.url_hash`;
}
