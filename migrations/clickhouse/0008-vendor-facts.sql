-- What vendors say of keywords beside volume and price, each by its own measure: one row per keyword and vendor of a snapshot.
-- intents: informational, commercial and so on; trend: from the oldest value to the newest, the first of the month trend_from
-- where the file says it; volume_low, volume_high: a volume that is known as a range only.
-- shard by keyword_id
CREATE TABLE vendor_fact (
  base UInt16,
  snapshot UInt32,
  keyword_id UInt64,
  vendor LowCardinality(String),
  difficulty Nullable(Float32),
  intents Array(LowCardinality(String)),
  trend Array(Float32) CODEC(ZSTD(1)),
  trend_from Nullable(Date),
  parent_topic String CODEC(ZSTD(1)),
  volume_low Nullable(UInt32),
  volume_high Nullable(UInt32)
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY (keyword_id, vendor);

-- Titles of pages as a crawler read them on the site.
-- shard by domain_id
CREATE TABLE page_title (
  base UInt16,
  snapshot UInt32,
  domain_id UInt64,
  url_hash UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  title String CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY (domain_id, url_hash);
