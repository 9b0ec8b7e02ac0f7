-- What a search engine tells the owner of a site of it, in generations of their own: one generation holds all that one account
-- knows of one site by one source, and PostgreSQL says which one is published (docs/adr/0012-own-facts.md). No row of it is a
-- result page, and none may be read but by the generations of the account that looks.
-- dims: what the row tells apart, as bits (server/ingest/own/dimensions.ts); rows of different dims say the same searches once
-- more, so that one query reads one of them. day: the day, or of a total over a period its last day; period_from: its first
-- day, the same as day for a day, 1970-01-01 where it is not known.
-- position_sum: mean position times impressions, over the impressions whose position is known (positioned).
-- shard by cityHash64(keyword_id, url_hash, day)
CREATE TABLE own_fact (
  owner UInt32,
  generation UInt32,
  dims UInt8,
  period_from Date,
  day Date,
  search_type LowCardinality(String),
  keyword_id UInt64,
  word String CODEC(ZSTD(1)),
  url_hash UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  country LowCardinality(String),
  device LowCardinality(String),
  appearance LowCardinality(String),
  clicks UInt64,
  impressions UInt64,
  position_sum Float64,
  positioned UInt64
) ENGINE = MergeTree
PARTITION BY (owner, generation)
ORDER BY (dims, keyword_id, url_hash, day)
SETTINGS index_granularity = 1024;
