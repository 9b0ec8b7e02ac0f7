import { firstPartyDimensions } from '../../reports/first-party/first-party-metrics.js';
import { recordKinds } from '../staging/staging-table.js';

/** ClickHouse table of first-party data. */
export const firstPartyTable = 'own_fact';

const isFirstPartySql = `reason = 0 AND kind = ${recordKinds.own}`;

const { query, page, day, country, device, appearance } = firstPartyDimensions;

/**
 * Dimensions of a record: those of its table (`{files}`, `{file_dims}`) and those for which the record has a value.
 * An appearance is a dimension only in tables of appearances, because one search can have several.
 */
const explicitDimsSql = `bitOr(transform(file, {files:Array(UInt32)}, {file_dims:Array(UInt8)}, 0),
    ${query} * (word != '') + ${page} * (path != '') + ${day} * isNotNull(own_day) + ${country} * (country != '') + ${device} * (device != ''))`;
const dimsSql = `toUInt8(if(told_apart = 0 AND appearance != '', ${appearance}, told_apart))`;

const searchTypeSql = `if(search_type = '', 'web', lower(search_type))`;

/** Normalises device names of all export languages. */
const deviceNameSql = `multiIf(device = '', '', match(lowerUTF8(device), '^(mobile|мобильн|смартфон|телефон)'), 'mobile',
    match(lowerUTF8(device), '^(desktop|компьютер|пк|десктоп)'), 'desktop', match(lowerUTF8(device), '^(tablet|планшет)'), 'tablet', lowerUTF8(device))`;

/** Staged first-party records with their dimensions and day. */
function firstPartyRecordsSql(staging: string): string {
  return `SELECT *, ${explicitDimsSql} AS told_apart, ${dimsSql} AS dims, ifNull(own_day, date) AS on_day FROM ${staging} WHERE ${isFirstPartySql}`;
}

/** Records of each file grouped by site, source, dimensions and day. */
export function unitsSql(staging: string): string {
  const contentSql = `(${searchTypeSql}, keyword_id, url_hash * (path != ''), country, device, appearance, clicks, impressions, average_pos)`;
  return `SELECT file, site AS named, vendor AS source, dims, toString(on_day) AS day, count() AS records,
  if(isNull(max(period_from)), NULL, toString(min(period_from))) AS periodFrom, toString(sum(cityHash64(${contentSql}))) AS print
FROM (${firstPartyRecordsSql(staging)}) GROUP BY file, site, vendor, dims, on_day ORDER BY file, dims, day`;
}

/**
 * Sums the accepted records of one site. Positions are weighted by impressions.
 * Parameters: owner, generation, and per accepted unit taken_files, taken_names, taken_sources, taken_dims,
 * taken_days, from_days, to_days.
 */
export function loadFirstPartySql(staging: string): string {
  const unitIndexSql = `indexOf(arrayZip({taken_files:Array(UInt32)}, {taken_names:Array(String)}, {taken_sources:Array(String)}, {taken_dims:Array(UInt8)}, {taken_days:Array(Date)}), (file, site, toString(vendor), dims, on_day))`;
  const groupColumns =
    'dims, from_day, to_day, kind_of_search, keyword_id, page_hash, country, device_name, shown_as';
  return `INSERT INTO ${firstPartyTable}
SELECT {owner:UInt32}, {generation:UInt32}, dims, from_day, to_day, kind_of_search, if(any(word) = '', 0, keyword_id), any(word), page_hash, min(page_origin), any(page_path),
  country, device_name, shown_as, toUInt64(round(sum(clicks_said))), toUInt64(round(sum(weight))),
  ifNull(sumIf(average_pos * weight, average_pos >= 1), 0), toUInt64(round(ifNull(sumIf(weight, average_pos >= 1), 0)))
FROM (
  SELECT *, ${unitIndexSql} AS unit, arrayElement({from_days:Array(Date)}, unit) AS from_day, arrayElement({to_days:Array(Date)}, unit) AS to_day,
    ${searchTypeSql} AS kind_of_search, if(path = '', 0, url_hash) AS page_hash, if(path = '', '', origin) AS page_origin, path AS page_path,
    ${deviceNameSql} AS device_name, if(dims = ${appearance}, appearance, '') AS shown_as,
    greatest(0., ifNull(clicks, 0.)) AS clicks_said, greatest(0., ifNull(impressions, 0.)) AS weight
  FROM (${firstPartyRecordsSql(staging)}))
WHERE unit > 0
GROUP BY ${groupColumns}`;
}

/**
 * Copies the data that the new files do not replace. Parameters: owner, former, generation; new_dims, new_from and
 * new_to identify the new data.
 */
export const carriedFirstPartySql = `INSERT INTO ${firstPartyTable}
SELECT * REPLACE ({generation:UInt32} AS generation) FROM (
  SELECT * FROM ${firstPartyTable}
  WHERE owner = {owner:UInt32} AND generation = {former:UInt32}
    AND (dims, period_from, day) NOT IN arrayZip({new_dims:Array(UInt8)}, {new_from:Array(Date)}, {new_to:Array(Date)}))`;

/** Fingerprint of a site's data, to detect unchanged versions. */
export const firstPartyFingerprintSql = `SELECT toString(sum(cityHash64(dims, period_from, day, search_type, keyword_id, url_hash, country, device, appearance, clicks, impressions, position_sum, positioned))) AS print, count() AS rows
FROM ${firstPartyTable} WHERE owner = {owner:UInt32} AND generation = {generation:UInt32}`;
