import { maxSerpPosition } from '../../contract/reports/depth.js';
import { keywordKindList, recordKinds } from '../staging/staging-table.js';
import { coverageBitsSql, coveredKindsSql } from '../fact-coverage.js';
import { inRangeSql } from '../import-run.js';
import {
  deltaKeyColumn,
  factTables,
  ownKeysSql,
  ownRowsTable,
  ownSnapshotsSql,
  type FactTable,
} from '../../stores/clickhouse/snapshot-deltas.js';

/**
 * Statements that write snapshot versions by merging staged records into the published versions. Each statement writes
 * all dates of a batch, because statements for every date would dominate imports of many small dates.
 * Parameters: base, code of the records, their dates with the new versions, published versions with their replacements,
 * replacedDeltas for those that
 * are deltas, from and to of the ids; exports and complete are the file numbers of domain exports and of complete ones, adFiles and featureFiles those of files that
 * cover ads and SERP features.
 */

const inBatchSql = 'base = {code:String} AND date IN {dates:Array(Date)}';

/** Condition for accepted records of a kind in the batch. */
function acceptedRecordsSql(kind: number): string {
  return `reason = 0 AND kind = ${kind} AND ${inBatchSql}`;
}

/** Condition for accepted records with a keyword in the batch. */
const keywordRecordsSql = `reason = 0 AND kind IN (${keywordKindList}) AND ${inBatchSql}`;

/** The new version of a staged record. */
const stagedVersionSql =
  'transform(date, {dates:Array(Date)}, {versions:Array(UInt32)}, toUInt32(0)) AS version';

const publishedSql = 'base = {base:UInt16} AND snapshot IN {published:Array(UInt32)}';

/** Merge of staged records into published versions. */
interface MergeOptions {
  /** Whether the staged records or the published versions have domain exports. */
  hasExports: boolean;
  /** Whether the new versions are deltas, which contain only keys that staged records or replaced deltas have. */
  isDelta: boolean;
}

/** Condition for the rows of the published versions that a statement merges. */
function mergedRowsSql(
  table: FactTable,
  stagedKeysSql: string,
  { isDelta }: Pick<MergeOptions, 'isDelta'>,
): string {
  if (!isDelta) return publishedSql;
  const replacedKeysSql = ownKeysSql(table, 'replacedDeltas');
  return `${publishedSql} AND ${deltaKeyColumn(table)} GLOBAL IN (${stagedKeysSql} UNION ALL ${replacedKeysSql})`;
}

/** Staged keywords in a keyword range. */
const stagedKeywordsSql = (staging: string) =>
  `SELECT keyword_id FROM ${staging} WHERE ${keywordRecordsSql} AND ${inRangeSql('keyword_id')}`;

/** The new version of a published row. */
const replacementSql =
  'transform(snapshot, {published:Array(UInt32)}, {replacements:Array(UInt32)}, toUInt32(0)) AS version';

const resultColumns = 'keyword_id, pos, domain_id, url_hash, origin, path, title, snippet, file_previous_pos';

/** SQL of the order in which the first of several results of a keyword and page remains. */
export const bestResultOrderSql = `keyword_id, url_hash, pos, title = '', title, snippet = '', snippet, file_previous_pos DESC, origin DESC`;

/** Condition for records of a domain export. */
const isDomainExportSql = 'file IN {exports:Array(UInt32)}';

/**
 * Loads results without the deduplicating sort. Only valid if no two records share keyword and page and no version is
 * published.
 */
export function loadDistinctResultsSql(staging: string): string {
  return `INSERT INTO result (base, snapshot, ${resultColumns})
SELECT {base:UInt16}, ${stagedVersionSql}, keyword_id, toUInt8(pos), domain_id, url_hash, origin, path, title, snippet, file_previous_pos
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
export function loadResultsSql(staging: string, options: MergeOptions): string {
  const { hasExports } = options;
  const columns = hasExports ? `${resultColumns}, own` : resultColumns;
  const stagedSql = stagedResultsSql(staging);
  const publishedResultsSql = `FROM result
  WHERE ${mergedRowsSql('result', stagedKeywordsSql(staging), options)} AND ${inRangeSql('keyword_id')}`;
  return `INSERT INTO result (base, snapshot, ${columns})
SELECT {base:UInt16}, version, ${columns}
FROM (
  SELECT ${stagedVersionSql}, keyword_id, toUInt8(pos) AS pos, domain_id, url_hash, origin, path, title, snippet, file_previous_pos${hasExports ? `, ${isDomainExportSql} AS own` : ''}
  ${stagedSql}
  UNION ALL
  SELECT ${replacementSql}, ${columns} ${publishedResultsSql}
)${
    hasExports
      ? `
WHERE own OR (version, keyword_id, domain_id) GLOBAL NOT IN (
  SELECT ${stagedVersionSql}, keyword_id, domain_id ${stagedSql} AND ${isDomainExportSql}
  UNION ALL
  SELECT ${replacementSql}, keyword_id, domain_id ${publishedResultsSql} AND own)`
      : ''
  }
ORDER BY ${bestResultOrderSql}
LIMIT 1 BY version, keyword_id, url_hash`;
}

const adColumns =
  'keyword_id, pos, top, domain_id, ad_id, origin, path, title, text, visible_url, links, facts';

/** One row per keyword and ad with the better position. */
export function loadAdsSql(staging: string, options: MergeOptions): string {
  return `INSERT INTO ad_result (base, snapshot, ${adColumns})
SELECT {base:UInt16}, version, ${adColumns}
FROM (
  SELECT ${stagedVersionSql}, keyword_id, toUInt8(pos) AS pos, top, domain_id, ad_id, origin, path, title, snippet AS text, visible_url, links, facts
  FROM ${staging}
  WHERE ${acceptedRecordsSql(recordKinds.ad)} AND pos <= ${maxSerpPosition} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT ${replacementSql}, ${adColumns} FROM ad_result
  WHERE ${mergedRowsSql('ad_result', stagedKeywordsSql(staging), options)} AND ${inRangeSql('keyword_id')}
)
ORDER BY keyword_id, ad_id, top DESC, pos, empty(links), links, empty(facts), facts, visible_url, origin DESC
LIMIT 1 BY version, keyword_id, ad_id`;
}

/** One row per domain that has a domain export. */
export function loadDomainExportsSql(staging: string, options: MergeOptions): string {
  const stagedSql = `FROM ${staging}
  WHERE ${acceptedRecordsSql(recordKinds.organic)} AND ${isDomainExportSql}`;
  return `INSERT INTO domain_export (base, snapshot, domain_id, complete)
SELECT {base:UInt16}, version, domain_id, max(given.complete)
FROM (
  SELECT ${stagedVersionSql}, domain_id, file IN {complete:Array(UInt32)} AS complete ${stagedSql}
  UNION ALL
  SELECT ${replacementSql}, domain_id, complete FROM domain_export
  WHERE ${mergedRowsSql('domain_export', `SELECT domain_id ${stagedSql}`, options)}
) AS given
GROUP BY version, domain_id`;
}

/**
 * One row per keyword of the snapshot. Domain exports do not count as search results. The kinds of facts that the
 * snapshot covers are those of all its records. An ad or a feature covers its kind even if the file does not.
 * New values override published ones. Among new values the maximum wins, so the result is independent of the line
 * order.
 */
export function loadFactsSql(staging: string, options: MergeOptions): string {
  const { hasExports } = options;
  const newestValueSql = (column: string) =>
    `if(isNull(maxIf(${column}, fresh)), maxIf(${column}, NOT fresh), maxIf(${column}, fresh))`;
  const isSerpSql = `kind = ${recordKinds.organic}${hasExports ? ` AND NOT ${isDomainExportSql}` : ''}`;
  const coversSql = coverageBitsSql({
    organic: isSerpSql,
    ads: `kind = ${recordKinds.ad} OR ${isSerpSql} AND file IN {adFiles:Array(UInt32)}`,
    features: `notEmpty(wizards) OR kind != ${recordKinds.ad} AND file IN {featureFiles:Array(UInt32)}`,
  });
  return `INSERT INTO keyword_fact (base, snapshot, keyword_id, word, has_results, covers, ws, wsk, cpc_min, cpc_max, competition, docs, wizards)
SELECT {base:UInt16}, version, keyword_id, any(facts.word), max(facts.has_results), groupBitOr(facts.covered),
  ${['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'].map((column) => newestValueSql(`facts.${column}`)).join(', ')},
  if(empty(groupUniqArrayArrayIf(facts.wizards, fresh) AS given), arraySort(groupUniqArrayArrayIf(facts.wizards, NOT fresh)), arraySort(given))
FROM (
  SELECT ${stagedVersionSql}, keyword_id, word, ${isSerpSql} AS has_results, bitOr(covers, ${coversSql}) AS covered, ws, wsk, cpc_min, cpc_max, competition, docs, wizards, 1 AS fresh
  FROM ${staging}
  WHERE ${keywordRecordsSql} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT ${replacementSql}, keyword_id, word, has_results, ${coveredKindsSql()} AS covered, ws, wsk, cpc_min, cpc_max, competition, docs, wizards, 0 AS fresh
  FROM keyword_fact
  WHERE ${mergedRowsSql('keyword_fact', stagedKeywordsSql(staging), options)} AND ${inRangeSql('keyword_id')}
) AS facts
GROUP BY version, keyword_id`;
}

/** One row per site with publisher identifiers. */
export function loadPublishersSql(staging: string, options: MergeOptions): string {
  const stagedSql = `FROM ${staging} WHERE ${acceptedRecordsSql(recordKinds.site)}`;
  const idColumns = ['adsense_id', 'analytics_id', 'leadia_id', 'relap_id'];
  const newestValueSql = (column: string) =>
    `if(maxIf(sites.${column}, fresh) = '', maxIf(sites.${column}, NOT fresh), maxIf(sites.${column}, fresh))`;
  return `INSERT INTO publisher (base, snapshot, domain_id, ${idColumns.join(', ')})
SELECT {base:UInt16}, version, domain_id, ${idColumns.map(newestValueSql).join(', ')}
FROM (
  SELECT ${stagedVersionSql}, domain_id, ${idColumns.join(', ')}, 1 AS fresh ${stagedSql}
  UNION ALL
  SELECT ${replacementSql}, domain_id, ${idColumns.join(', ')}, 0 AS fresh FROM publisher
  WHERE ${mergedRowsSql('publisher', `SELECT domain_id ${stagedSql}`, options)}
) AS sites
GROUP BY version, domain_id`;
}

/** Condition for staged records with vendor facts. */
export const hasVendorFactSql = `(isNotNull(difficulty) OR notEmpty(intents) OR notEmpty(trend) OR parent_topic != '' OR isNotNull(volume_low))`;

const vendorColumns =
  'keyword_id, vendor, difficulty, intents, trend, trend_from, parent_topic, volume_low, volume_high';

/** One row per keyword and vendor; new values override published ones. */
export function loadVendorFactsSql(staging: string, options: MergeOptions): string {
  // Deterministic choice between equally new values, independent of the line order.
  const newestValueSql = (value: string, isPresent: string) =>
    `argMaxIf(${value}, (fresh, cityHash64(facts.trend, ifNull(facts.difficulty, -1), facts.intents, facts.parent_topic, ifNull(facts.volume_low, 0))), ${isPresent})`;
  return `INSERT INTO vendor_fact (base, snapshot, ${vendorColumns})
SELECT {base:UInt16}, version, keyword_id, vendor,
  ${newestValueSql('facts.difficulty', 'isNotNull(facts.difficulty)')}, ${newestValueSql('facts.intents', 'notEmpty(facts.intents)')},
  ${newestValueSql('facts.trend', 'notEmpty(facts.trend)')}, ${newestValueSql('tuple(facts.trend_from)', 'notEmpty(facts.trend)')}.1,
  ${newestValueSql('facts.parent_topic', "facts.parent_topic != ''")},
  ${newestValueSql('facts.volume_low', 'isNotNull(facts.volume_low)')}, ${newestValueSql('facts.volume_high', 'isNotNull(facts.volume_low)')}
FROM (
  SELECT ${stagedVersionSql}, ${vendorColumns}, 1 AS fresh FROM ${staging}
  WHERE ${keywordRecordsSql} AND ${hasVendorFactSql} AND ${inRangeSql('keyword_id')}
  UNION ALL
  SELECT ${replacementSql}, ${vendorColumns}, 0 AS fresh FROM vendor_fact
  WHERE ${mergedRowsSql('vendor_fact', stagedKeywordsSql(staging), options)} AND ${inRangeSql('keyword_id')}
) AS facts
GROUP BY version, keyword_id, vendor`;
}

const titleColumns = 'domain_id, url_hash, origin, path, title';

/** One row per page with a crawled title. */
export function loadPageTitlesSql(staging: string, options: MergeOptions): string {
  const stagedSql = `FROM ${staging} WHERE ${acceptedRecordsSql(recordKinds.page)}`;
  return `INSERT INTO page_title (base, snapshot, ${titleColumns})
SELECT {base:UInt16}, version, ${titleColumns}
FROM (
  SELECT ${stagedVersionSql}, ${titleColumns}, 1 AS fresh ${stagedSql}
  UNION ALL
  SELECT ${replacementSql}, ${titleColumns}, 0 AS fresh FROM page_title
  WHERE ${mergedRowsSql('page_title', `SELECT url_hash ${stagedSql}`, options)}
)
ORDER BY domain_id, url_hash, fresh DESC, title = '', title, origin DESC
LIMIT 1 BY version, domain_id, url_hash`;
}

/** Row count and order-independent checksum of versions by table, to detect unchanged ones. */
export function fingerprintsSql(): string {
  return factTables
    .map(
      (table) => `SELECT snapshot AS version, ${fingerprintColumnsSql(table)} FROM ${table}
WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} GROUP BY snapshot`,
    )
    .join('\nUNION ALL\n');
}

/**
 * Row count and checksum by table of the rows that a delta contains, as `{delta}`, and of the published rows that they
 * replace, as `{published}`.
 */
export function deltaFingerprintsSql(): string {
  return factTables
    .flatMap((table) => [
      `SELECT {delta:Array(UInt32)}[1] AS version, ${fingerprintColumnsSql(table)} FROM ${ownRowsTable(table)}
WHERE base = {base:UInt16} AND ${ownSnapshotsSql('delta')}`,
      `SELECT {published:Array(UInt32)}[1] AS version, ${fingerprintColumnsSql(table)} FROM ${table}
WHERE ${publishedSql} AND ${deltaKeyColumn(table)} GLOBAL IN (${ownKeysSql(table, 'delta')})`,
    ])
    .join('\nUNION ALL\n');
}

/** SQL of the checksum of a row, without the ids of database and snapshot. */
export function contentHashSql(table: FactTable): string {
  return `cityHash64(${contentColumns[table]})`;
}

function fingerprintColumnsSql(table: FactTable): string {
  return `'${table}' AS name, count() AS rows, sum(${contentHashSql(table)}) AS content`;
}

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
