import { maxSerpPosition } from '../../contract/reports/depth.js';
import { keywordKindList, recordKinds } from '../staging/staging-table.js';
import { coverageBitsSql, coveredKindsSql } from '../fact-coverage.js';
import { inRangeSql } from '../import-run.js';

/**
 * Statements that write a snapshot version by merging staged records into the published version.
 * Parameters: base, snapshot, published (0: none), code and date of the records, from and to of the ids; exports and
 * complete are the file numbers of domain exports and of complete ones, adFiles and featureFiles those of files that
 * cover ads and SERP features.
 */

/** Condition for accepted records of a kind in the snapshot's base and date. */
function acceptedRecordsSql(kind: number): string {
  return `reason = 0 AND kind = ${kind} AND base = {code:String} AND date = {date:Date}`;
}

const resultColumns = 'keyword_id, pos, domain_id, url_hash, origin, path, title, snippet, file_previous_pos';

/** Condition for records of a domain export. */
const isDomainExportSql = 'file IN {exports:Array(UInt32)}';

/**
 * Loads results without the deduplicating sort. Only valid if no two records share keyword and page and no version is
 * published.
 */
export function loadDistinctResultsSql(staging: string): string {
  return `INSERT INTO result (base, snapshot, ${resultColumns})
SELECT {base:UInt16}, {snapshot:UInt32}, keyword_id, toUInt8(pos), domain_id, url_hash, origin, path, title, snippet, file_previous_pos
${stagedResultsSql(staging)}`;
}

/** Accepted results in a keyword range. */
function stagedResultsSql(staging: string): string {
  return `FROM ${staging}
  WHERE ${acceptedRecordsSql(recordKinds.organic)} AND pos <= ${maxSerpPosition} AND ${inRangeSql('keyword_id')}`;
}

/**
 * One row per keyword and page with the better position; non-empty titles are preferred.
 * With `hasExports`, rows of a domain export replace those from search results, regardless of the import order.
 */
export function loadResultsSql(staging: string, hasExports: boolean): string {
  const columns = hasExports ? `${resultColumns}, own` : resultColumns;
  const stagedSql = stagedResultsSql(staging);
  const publishedSql = `FROM result
  WHERE base = {base:UInt16} AND snapshot = {published:UInt32} AND ${inRangeSql('keyword_id')}`;
  return `INSERT INTO result (base, snapshot, ${columns})
SELECT {base:UInt16}, {snapshot:UInt32}, ${columns}
FROM (
  SELECT keyword_id, toUInt8(pos) AS pos, domain_id, url_hash, origin, path, title, snippet, file_previous_pos${hasExports ? `, ${isDomainExportSql} AS own` : ''}
  ${stagedSql}
  UNION ALL
  SELECT ${columns} ${publishedSql}
)${
    hasExports
      ? `
WHERE own OR (keyword_id, domain_id) GLOBAL NOT IN (
  SELECT keyword_id, domain_id ${stagedSql} AND ${isDomainExportSql}
  UNION ALL
  SELECT keyword_id, domain_id ${publishedSql} AND own)`
      : ''
  }
ORDER BY keyword_id, url_hash, pos, title = '', title, snippet = '', snippet, file_previous_pos DESC, origin DESC
LIMIT 1 BY keyword_id, url_hash`;
}

const adColumns =
  'keyword_id, pos, top, domain_id, ad_id, origin, path, title, text, visible_url, links, facts';

/** One row per keyword and ad with the better position. */
export function loadAdsSql(staging: string): string {
  return `INSERT INTO ad_result (base, snapshot, ${adColumns})
SELECT {base:UInt16}, {snapshot:UInt32}, ${adColumns}
FROM (
  SELECT keyword_id, toUInt8(pos) AS pos, top, domain_id, ad_id, origin, path, title, snippet AS text, visible_url, links, facts
  FROM ${staging}
  WHERE ${acceptedRecordsSql(recordKinds.ad)} AND pos <= ${maxSerpPosition} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT ${adColumns} FROM ad_result
  WHERE base = {base:UInt16} AND snapshot = {published:UInt32} AND ${inRangeSql('keyword_id')}
)
ORDER BY keyword_id, ad_id, top DESC, pos, empty(links), links, empty(facts), facts, visible_url, origin DESC
LIMIT 1 BY keyword_id, ad_id`;
}

/** One row per domain that has a domain export. */
export function loadDomainExportsSql(staging: string): string {
  return `INSERT INTO domain_export (base, snapshot, domain_id, complete)
SELECT {base:UInt16}, {snapshot:UInt32}, domain_id, max(given.complete)
FROM (
  SELECT domain_id, file IN {complete:Array(UInt32)} AS complete FROM ${staging}
  WHERE ${acceptedRecordsSql(recordKinds.organic)} AND ${isDomainExportSql}
  UNION ALL
  SELECT domain_id, complete FROM domain_export WHERE base = {base:UInt16} AND snapshot = {published:UInt32}
) AS given
GROUP BY domain_id`;
}

/**
 * One row per keyword of the snapshot. Domain exports do not count as search results. The kinds of facts that the
 * snapshot covers are those of all its records. An ad or a feature covers its kind even if the file does not.
 * New values override published ones. Among new values the maximum wins, so the result is independent of the line
 * order.
 */
export function loadFactsSql(staging: string, hasExports: boolean): string {
  const newestValueSql = (column: string) =>
    `if(isNull(maxIf(${column}, fresh)), maxIf(${column}, NOT fresh), maxIf(${column}, fresh))`;
  const isSerpSql = `kind = ${recordKinds.organic}${hasExports ? ` AND NOT ${isDomainExportSql}` : ''}`;
  const coversSql = coverageBitsSql({
    organic: isSerpSql,
    ads: `kind = ${recordKinds.ad} OR ${isSerpSql} AND file IN {adFiles:Array(UInt32)}`,
    features: `notEmpty(wizards) OR kind != ${recordKinds.ad} AND file IN {featureFiles:Array(UInt32)}`,
  });
  return `INSERT INTO keyword_fact (base, snapshot, keyword_id, word, has_results, covers, ws, wsk, cpc_min, cpc_max, competition, docs, wizards)
SELECT {base:UInt16}, {snapshot:UInt32}, keyword_id, any(facts.word), max(facts.has_results), groupBitOr(facts.covered),
  ${['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'].map((column) => newestValueSql(`facts.${column}`)).join(', ')},
  if(empty(groupUniqArrayArrayIf(facts.wizards, fresh) AS given), arraySort(groupUniqArrayArrayIf(facts.wizards, NOT fresh)), arraySort(given))
FROM (
  SELECT keyword_id, word, ${isSerpSql} AS has_results, bitOr(covers, ${coversSql}) AS covered, ws, wsk, cpc_min, cpc_max, competition, docs, wizards, 1 AS fresh
  FROM ${staging}
  WHERE reason = 0 AND kind IN (${keywordKindList}) AND base = {code:String} AND date = {date:Date} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT keyword_id, word, has_results, ${coveredKindsSql()} AS covered, ws, wsk, cpc_min, cpc_max, competition, docs, wizards, 0 AS fresh
  FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot = {published:UInt32} AND ${inRangeSql('keyword_id')}
) AS facts
GROUP BY keyword_id`;
}

/** One row per site with publisher identifiers. */
export function loadPublishersSql(staging: string): string {
  const idColumns = ['adsense_id', 'analytics_id', 'leadia_id', 'relap_id'];
  const newestValueSql = (column: string) =>
    `if(maxIf(sites.${column}, fresh) = '', maxIf(sites.${column}, NOT fresh), maxIf(sites.${column}, fresh))`;
  return `INSERT INTO publisher (base, snapshot, domain_id, ${idColumns.join(', ')})
SELECT {base:UInt16}, {snapshot:UInt32}, domain_id, ${idColumns.map(newestValueSql).join(', ')}
FROM (
  SELECT domain_id, ${idColumns.join(', ')}, 1 AS fresh FROM ${staging} WHERE ${acceptedRecordsSql(recordKinds.site)}
  UNION ALL
  SELECT domain_id, ${idColumns.join(', ')}, 0 AS fresh FROM publisher WHERE base = {base:UInt16} AND snapshot = {published:UInt32}
) AS sites
GROUP BY domain_id`;
}

/** Condition for staged records with vendor facts. */
export const hasVendorFactSql = `(isNotNull(difficulty) OR notEmpty(intents) OR notEmpty(trend) OR parent_topic != '' OR isNotNull(volume_low))`;

const vendorColumns =
  'keyword_id, vendor, difficulty, intents, trend, trend_from, parent_topic, volume_low, volume_high';

/** One row per keyword and vendor; new values override published ones. */
export function loadVendorFactsSql(staging: string): string {
  // Deterministic choice between equally new values, independent of the line order.
  const newestValueSql = (value: string, isPresent: string) =>
    `argMaxIf(${value}, (fresh, cityHash64(facts.trend, ifNull(facts.difficulty, -1), facts.intents, facts.parent_topic, ifNull(facts.volume_low, 0))), ${isPresent})`;
  return `INSERT INTO vendor_fact (base, snapshot, ${vendorColumns})
SELECT {base:UInt16}, {snapshot:UInt32}, keyword_id, vendor,
  ${newestValueSql('facts.difficulty', 'isNotNull(facts.difficulty)')}, ${newestValueSql('facts.intents', 'notEmpty(facts.intents)')},
  ${newestValueSql('facts.trend', 'notEmpty(facts.trend)')}, ${newestValueSql('tuple(facts.trend_from)', 'notEmpty(facts.trend)')}.1,
  ${newestValueSql('facts.parent_topic', "facts.parent_topic != ''")},
  ${newestValueSql('facts.volume_low', 'isNotNull(facts.volume_low)')}, ${newestValueSql('facts.volume_high', 'isNotNull(facts.volume_low)')}
FROM (
  SELECT ${vendorColumns}, 1 AS fresh FROM ${staging}
  WHERE reason = 0 AND kind IN (${keywordKindList}) AND ${hasVendorFactSql} AND base = {code:String} AND date = {date:Date} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT ${vendorColumns}, 0 AS fresh FROM vendor_fact
  WHERE base = {base:UInt16} AND snapshot = {published:UInt32} AND ${inRangeSql('keyword_id')}
) AS facts
GROUP BY keyword_id, vendor`;
}

const titleColumns = 'domain_id, url_hash, origin, path, title';

/** One row per page with a crawled title. */
export function loadPageTitlesSql(staging: string): string {
  return `INSERT INTO page_title (base, snapshot, ${titleColumns})
SELECT {base:UInt16}, {snapshot:UInt32}, ${titleColumns}
FROM (
  SELECT ${titleColumns}, 1 AS fresh FROM ${staging} WHERE ${acceptedRecordsSql(recordKinds.page)}
  UNION ALL
  SELECT ${titleColumns}, 0 AS fresh FROM page_title WHERE base = {base:UInt16} AND snapshot = {published:UInt32}
)
ORDER BY domain_id, url_hash, fresh DESC, title = '', title, origin DESC
LIMIT 1 BY domain_id, url_hash`;
}

/** Row count and order-independent checksum, to detect unchanged versions. */
export function fingerprintSql(table: FactTable): string {
  return `SELECT count() AS rows, sum(cityHash64(${contentColumns[table]})) AS content FROM ${table}
WHERE base = {base:UInt16} AND snapshot = {snapshot:UInt32}`;
}

export const factTables = [
  'result',
  'ad_result',
  'keyword_fact',
  'publisher',
  'vendor_fact',
  'page_title',
  'domain_export',
] as const;

export type FactTable = (typeof factTables)[number];

const contentColumns: Readonly<Record<FactTable, string>> = {
  result: `${resultColumns}, own`,
  ad_result: adColumns,
  keyword_fact: `keyword_id, word, has_results, covers, ifNull(toString(ws), '-'), ifNull(toString(wsk), '-'), ifNull(toString(cpc_min), '-'),
    ifNull(toString(cpc_max), '-'), ifNull(toString(competition), '-'), ifNull(toString(docs), '-'), wizards`,
  publisher: 'domain_id, adsense_id, analytics_id, leadia_id, relap_id',
  vendor_fact: `keyword_id, vendor, ifNull(toString(difficulty), '-'), intents, trend, ifNull(toString(trend_from), '-'), parent_topic,
    ifNull(toString(volume_low), '-'), ifNull(toString(volume_high), '-')`,
  page_title: titleColumns,
  domain_export: 'domain_id, complete',
};
