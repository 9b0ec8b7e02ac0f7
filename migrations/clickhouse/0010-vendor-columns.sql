-- What vendors say of keywords as the columns of reports show it: one row for each keyword of which any says something, of each
-- kind the newest that is known. Looked up by keyword for the rows of a page.
-- intents: ids of server/contract/search-intents.ts; trend: the last months, the first of them trend_from where it is known;
-- vendors: by kind who said it and when, as 'difficulty semrush 2026-05-01'; volume_low, volume_high: the newest search volume is
-- known as this range only, both 0 where it is a figure of its own.
-- shard by keyword_id
CREATE TABLE keyword_vendor (
  base UInt16,
  generation UInt32,
  keyword_id UInt64,
  difficulty Nullable(Float64),
  intents Array(UInt8),
  trend Array(Float64) CODEC(ZSTD(1)),
  trend_from Nullable(Date),
  parent_topic String CODEC(ZSTD(1)),
  vendors Array(String) CODEC(ZSTD(1)),
  volume_low UInt32,
  volume_high UInt32
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY keyword_id
SETTINGS index_granularity = 1024;

-- Titles of pages as a crawler last read them.
-- shard by domain_id
CREATE TABLE titled_page (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  url_hash UInt64,
  title String CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, url_hash)
SETTINGS index_granularity = 1024;
