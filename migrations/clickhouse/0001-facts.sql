-- What was measured: one row per observed fact, in snapshots (one per base and date).
-- A snapshot id is a version: adding a file to a date writes a new version, PostgreSQL says which one is published.
-- Ids of keywords and domains are the upper 53 bits of cityHash64 of the normal form: exact in JSON, the same on every
-- machine and in every import, with no table to agree on (docs/adr/0003-hash-ids.md).
--
-- "-- shard by EXPR" names the sharding key of the Distributed table that the cluster form puts over a Replicated one.

-- Organic results by keyword: the result page of a keyword and the source of everything derived.
-- shard by keyword_id
CREATE TABLE result (
  base UInt16,
  snapshot UInt32,
  keyword_id UInt64,
  pos UInt8,
  domain_id UInt64,
  url_hash UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  title String CODEC(ZSTD(1)),
  snippet String CODEC(ZSTD(1)),
  file_previous_pos Int16
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY (keyword_id, pos, url_hash)
SETTINGS index_granularity = 2048;

-- Paid results by keyword.
-- shard by keyword_id
CREATE TABLE ad_result (
  base UInt16,
  snapshot UInt32,
  keyword_id UInt64,
  pos UInt8,
  top UInt8,
  domain_id UInt64,
  ad_id UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  title String CODEC(ZSTD(1)),
  text String CODEC(ZSTD(1)),
  visible_url String CODEC(ZSTD(1)),
  links Array(String) CODEC(ZSTD(1)),
  facts Array(String) CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY (keyword_id, pos, ad_id)
SETTINGS index_granularity = 2048;

-- What a snapshot says of its keywords. has_results: the snapshot holds a result page of the keyword;
-- NULL: the file said nothing of this attribute.
-- shard by keyword_id
CREATE TABLE keyword_fact (
  base UInt16,
  snapshot UInt32,
  keyword_id UInt64,
  word String CODEC(ZSTD(1)),
  has_results UInt8,
  ws Nullable(UInt32),
  wsk Nullable(UInt32),
  cpc_min Nullable(Decimal(9, 2)),
  cpc_max Nullable(Decimal(9, 2)),
  competition Nullable(UInt8),
  docs Nullable(UInt64),
  wizards Array(UInt8)
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY keyword_id;

-- Names of domains, with the registrable domain by the public suffix list. Written by every import that meets a new host.
-- shard by domain_id
CREATE TABLE host (
  domain_id UInt64,
  name String,
  parent_id UInt64,
  parent_name String
) ENGINE = ReplacingMergeTree
ORDER BY domain_id;

-- Identifiers that a site's owner leaves on its pages (advertising, analytics), one row per domain and snapshot.
-- shard by domain_id
CREATE TABLE publisher (
  base UInt16,
  snapshot UInt32,
  domain_id UInt64,
  adsense_id String,
  analytics_id String,
  leadia_id String,
  relap_id String
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY domain_id;
