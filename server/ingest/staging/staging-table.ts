import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';

/** What a record speaks of. */
export const recordKinds = { unknown: 0, organic: 1, ad: 2, keyword: 3, site: 4, own: 5, page: 6 } as const;

/** SQL of the kinds of records that speak of a keyword in the search. */
export const keywordKinds = [recordKinds.organic, recordKinds.ad, recordKinds.keyword].join(', ');

/**
 * SQL of the records that are rows of their file, each once: of some files (`beside`, their numbers) a row that tells the owner
 * of a site is also read as a position.
 */
export const isFileRecord = `NOT (kind = ${recordKinds.organic} AND file IN {beside:Array(UInt32)})`;

/** Longest keyword in bytes: longer ones are no searches. */
export const maxKeywordBytes = 1000;

/** Name of the table that holds one import's records until they are loaded. */
export function stagingTableOf(importId: number): string {
  return `staging_${importId}`;
}

/** Name of the table of the keywords whose rows one import derives anew. */
export function affectedTableOf(importId: number): string {
  return `touched_${importId}`;
}

/** Name of the table of the pairs of keyword and domain that one import derives by exports of the domain. */
export function overlaidTableOf(importId: number): string {
  return `overlaid_${importId}`;
}

/** Name of the table of an import's host names that are not ASCII. */
export function asciiTableOf(importId: number): string {
  return `ascii_${importId}`;
}

/**
 * Makes the staging table: every record of every file, read and normalised, with the code of the reason why it is rejected (reject-reasons.ts), 0 where it is taken.
 * Its parts are read a few times and dropped, so they are not merged, however many they are. The more a file brings, the less
 * of each part lies in one range of keywords: each is one file, cut finely, so that a range opens and reads little beyond its own.
 * It is a plain local table in the cluster form too: one import speaks to one server.
 */
export async function createStaging(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  await dropStaging(clickhouse, importId);
  await clickhouse.command(`CREATE TABLE ${stagingTableOf(importId)} (
    file UInt32, record UInt64, line UInt64, kind UInt8, reason UInt8, raw String,
    base LowCardinality(String), date Date,
    keyword_id UInt64, word String, pos UInt32,
    domain String, domain_id UInt64, url_hash UInt64, origin String, path String, title String, snippet String,
    file_previous_pos Int16,
    ws Nullable(UInt32), wsk Nullable(UInt32), cpc_min Nullable(Decimal(9, 2)), cpc_max Nullable(Decimal(9, 2)),
    competition Nullable(UInt8), docs Nullable(UInt64), wizards Array(UInt8),
    top UInt8, ad_id UInt64, visible_url String, links Array(String), facts Array(String),
    adsense_id String, analytics_id String, leadia_id String, relap_id String
  ) ENGINE = MergeTree ORDER BY keyword_id
  SETTINGS index_granularity = 1024, min_bytes_for_wide_part = 1000000000000,
    max_bytes_to_merge_at_max_space_in_pool = 1, max_bytes_to_merge_at_min_space_in_pool = 1,
    parts_to_delay_insert = 1000000, parts_to_throw_insert = 1000000`);
}

/** Columns that few files speak of: what vendors say of keywords, and search engines of a site to its owner. */
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
  'country LowCardinality(String)',
  'device LowCardinality(String)',
  'search_type LowCardinality(String)',
  'appearance LowCardinality(String)',
  'clicks Nullable(Float64)',
  'impressions Nullable(Float64)',
  'average_pos Nullable(Float64)',
];

/**
 * Adds the columns that few files speak of. Rows that were staged before them cost nothing: an import of plain results writes
 * none of them.
 */
export async function addOptionalColumns(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  const added = optionalColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`);
  await clickhouse.command(`ALTER TABLE ${stagingTableOf(importId)} ${added.join(', ')}`);
}

/** Drops the staged records alone, once all of them are loaded: the tables of reports need their room. */
export async function dropStagedRecords(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  await clickhouse.command(`DROP TABLE IF EXISTS ${stagingTableOf(importId)}`);
}

/**
 * Drops what an import keeps for itself while it runs. Nothing waits until the files are gone, which takes long where much was
 * written just before.
 */
export async function dropStaging(clickhouse: ClickHouseStore, importId: number): Promise<void> {
  const tables = [stagingTableOf, affectedTableOf, overlaidTableOf, asciiTableOf];
  await clickhouse.command(`DROP TABLE IF EXISTS ${tables.map((of) => of(importId)).join(', ')}`);
}
