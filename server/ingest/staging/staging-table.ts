import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';

/** Kinds of records. */
export const recordKinds = { unknown: 0, organic: 1, ad: 2, keyword: 3, site: 4, own: 5, page: 6 } as const;

/** Kinds of records with a keyword. */
export const keywordKindList = [recordKinds.organic, recordKinds.ad, recordKinds.keyword].join(', ');

/**
 * Condition for records that correspond to one row of their file. In files listed in `beside`, each first-party row
 * also yields a position, which is not counted as a row.
 */
export const isFileRecordSql = `NOT (kind = ${recordKinds.organic} AND file IN {positionFiles:Array(UInt32)})`;

/** Longer texts are not real searches. */
export const maxKeywordBytes = 1000;

/** Staging table of an import. */
export function stagingTableName(importId: number): string {
  return `staging_${importId}`;
}

/** Table of the keywords that an import affects. */
export function affectedTableName(importId: number): string {
  return `touched_${importId}`;
}

/** Table of the overlaid keyword-domain pairs of an import. */
export function overlaidTableName(importId: number): string {
  return `overlaid_${importId}`;
}

/** Dictionary table of an import's non-ASCII host names. */
export function asciiTableName(importId: number): string {
  return `ascii_${importId}`;
}

/**
 * Creates the staging table with every normalised record and its rejection code (reject-reasons.ts), 0 if accepted.
 * Parts are read a few times and dropped, so they are never merged. Compact parts with small granules let a keyword
 * range read little beyond its own rows.
 * It is a local table also on a cluster, because an import uses a single server.
 */
export async function createStaging(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  await dropStaging(clickhouse, importId);
  await clickhouse.command(`CREATE TABLE ${stagingTableName(importId)} (
    file UInt32, record UInt64, line UInt64, kind UInt8, reason UInt8, raw String,
    base LowCardinality(String), date Date,
    keyword_id UInt64, word String, pos UInt32,
    domain String, domain_id UInt64, url_hash UInt64, origin String, path String, title String, snippet String,
    file_previous_pos Int16,
    ws Nullable(UInt32), wsk Nullable(UInt32), cpc_min Nullable(Decimal(9, 2)), cpc_max Nullable(Decimal(9, 2)),
    competition Nullable(UInt8), docs Nullable(UInt64), wizards Array(UInt8),
    covers UInt8, top UInt8, ad_id UInt64, visible_url String, links Array(String), facts Array(String),
    adsense_id String, analytics_id String, leadia_id String, relap_id String,
    valid_fields UInt32, invalid_fields UInt32, invalid_values Array(String)
  ) ENGINE = MergeTree ORDER BY keyword_id
  SETTINGS index_granularity = 1024, min_bytes_for_wide_part = 1000000000000,
    max_bytes_to_merge_at_max_space_in_pool = 1, max_bytes_to_merge_at_min_space_in_pool = 1,
    parts_to_delay_insert = 1000000, parts_to_throw_insert = 1000000`);
}

/** Tables of the pages, domains and totals of domains that a clone derives. */
export function changedObjectTables(importId: number) {
  return {
    pagesTable: `changed_page_${importId}`,
    domainsTable: `changed_domain_${importId}`,
    totalsTable: `changed_totals_${importId}`,
    resultsTable: `affected_result_${importId}`,
  };
}

/** Columns of vendor facts and first-party data, which few files contain. */
const optionalColumns = [
  'vendor LowCardinality(String)',
  'difficulty Nullable(Float32)',
  'intents Array(LowCardinality(String))',
  'trend Array(Float32)',
  'trend_from Nullable(Date)',
  'parent_topic String',
  'volume_low Nullable(UInt32)',
  'volume_high Nullable(UInt32)',
  'site String',
  'own_day Nullable(Date)',
  'period_from Nullable(Date)',
  'market LowCardinality(String)',
  'country LowCardinality(String)',
  'device LowCardinality(String)',
  'search_type LowCardinality(String)',
  'appearance LowCardinality(String)',
  'clicks Nullable(Float64)',
  'impressions Nullable(Float64)',
  'average_pos Nullable(Float64)',
];

/** Adds the optional columns. Existing rows are not rewritten, so plain imports pay nothing. */
export async function addOptionalColumns(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  const additions = optionalColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`);
  await clickhouse.command(`ALTER TABLE ${stagingTableName(importId)} ${additions.join(', ')}`);
}

/** Drops the staged records after loading, because the report tables need the disk space. */
export async function dropStagedRecords(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  await clickhouse.command(`DROP TABLE IF EXISTS ${stagingTableName(importId)}`);
}

/** Drops all tables of an import. Does not wait for file deletion, which takes long after large writes. */
export async function dropStaging(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  const tables = [stagingTableName, affectedTableName, overlaidTableName, asciiTableName];
  const names = [
    ...tables.map((getTableName) => getTableName(importId)),
    ...Object.values(changedObjectTables(importId)),
  ];
  await clickhouse.command(`DROP TABLE IF EXISTS ${names.join(', ')}`);
}
