-- What reports read: one generation per published state of a base, built from the facts by an import and visible as a whole
-- when PostgreSQL points the base at it (docs/adr/0002-generations.md). Every table is partitioned by base and generation and
-- every query binds both; a retired generation goes by DROP PARTITION.

-- Keywords with the newest known value of each attribute.
-- snapshot/previous: the two newest snapshots that hold a result page of the keyword, 0 where there is none.
-- shard by keyword_id
CREATE TABLE keyword (
  base UInt16,
  generation UInt32,
  keyword_id UInt64,
  word String CODEC(ZSTD(1)),
  ws UInt32,
  wsk UInt32,
  cpc_min Decimal(9, 2),
  cpc_max Decimal(9, 2),
  competition UInt8,
  docs UInt64,
  numwords UInt8,
  isgeo UInt8,
  isquest UInt8,
  wizards Array(UInt8),
  adscnt UInt16,
  snapshot UInt32,
  snapshot_date Date,
  previous UInt32,
  previous_date Date,
  updated_at Date,
  INDEX word_text word TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY keyword_id
SETTINGS index_granularity = 1024;

-- Suggestions by prefix.
-- shard by keyword_id
CREATE TABLE keyword_by_word (
  base UInt16,
  generation UInt32,
  word String CODEC(ZSTD(1)),
  ws UInt32,
  keyword_id UInt64
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY word
SETTINGS index_granularity = 1024;

-- Every report on one domain: each ranked URL with the keyword's attributes beside it, so that no report joins.
-- best: the domain's best URL for the keyword (one row a keyword). previous_pos: the domain's best position in the previous
-- snapshot, 0 where it had none there; has_previous: whether the keyword has a previous snapshot (or the file said so).
-- shard by domain_id
CREATE TABLE position_by_domain (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  keyword_id UInt64,
  best UInt8,
  pos UInt8,
  has_previous UInt8,
  previous_pos UInt8,
  url_changed UInt8,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  url_hash UInt64,
  word String CODEC(ZSTD(1)),
  ws UInt32,
  wsk UInt32,
  cpc_min Decimal(9, 2),
  cpc_max Decimal(9, 2),
  competition UInt8,
  docs UInt64,
  numwords UInt8,
  isgeo UInt8,
  isquest UInt8,
  wizards Array(UInt8),
  adscnt UInt16
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, ws, keyword_id, pos);

-- Keywords that a domain had in the previous snapshot's top 50 and has not in the latest one.
-- pos and path are those of the previous snapshot.
-- shard by domain_id
CREATE TABLE lost_position (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  keyword_id UInt64,
  pos UInt8,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  url_hash UInt64,
  word String CODEC(ZSTD(1)),
  ws UInt32,
  wsk UInt32,
  cpc_min Decimal(9, 2),
  cpc_max Decimal(9, 2),
  competition UInt8,
  docs UInt64,
  numwords UInt8,
  isgeo UInt8,
  isquest UInt8,
  wizards Array(UInt8),
  adscnt UInt16
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, ws, keyword_id);

-- The latest result page of a keyword as arrays, best position first. domain_ids holds each domain once;
-- the first top10 of them stand in the top 10.
-- shard by keyword_id
CREATE TABLE result_set (
  base UInt16,
  generation UInt32,
  keyword_id UInt64,
  domain_ids Array(UInt64),
  top10 UInt8,
  url_hashes Array(UInt64)
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY keyword_id
SETTINGS index_granularity = 512;

-- URL to keywords: similar keywords, page competitors.
-- shard by url_hash
CREATE TABLE position_by_url (
  base UInt16,
  generation UInt32,
  url_hash UInt64,
  keyword_id UInt64,
  pos UInt8,
  domain_id UInt64
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (url_hash, keyword_id)
SETTINGS index_granularity = 512;

-- Paid positions of a domain with the ad and the keyword's attributes.
-- shard by domain_id
CREATE TABLE ad_by_domain (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  ad_id UInt64,
  keyword_id UInt64,
  pos UInt8,
  top UInt8,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  title String CODEC(ZSTD(1)),
  text String CODEC(ZSTD(1)),
  visible_url String CODEC(ZSTD(1)),
  links Array(String) CODEC(ZSTD(1)),
  facts Array(String) CODEC(ZSTD(1)),
  word String CODEC(ZSTD(1)),
  ws UInt32,
  wsk UInt32,
  cpc_min Decimal(9, 2),
  cpc_max Decimal(9, 2),
  competition UInt8,
  docs UInt64,
  numwords UInt8,
  isgeo UInt8,
  isquest UInt8,
  wizards Array(UInt8),
  adscnt UInt16
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, ws, keyword_id, pos);

-- Totals of a page (origin and path of one domain) in the latest state. vis in estimated visits a day.
-- shard by domain_id
CREATE TABLE page (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  url_hash UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64,
  is_new UInt8,
  found_date Date
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, it50, url_hash);

-- Totals of a domain in the latest state. vis and adtraf in estimated visits a day, adcost in dollars a day.
-- vis_rank and keywords_rank: its place among all domains of the base by vis and by it50, 1 is the first.
-- shard by domain_id
CREATE TABLE domain (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  name String,
  parent_id UInt64,
  parent_name String,
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64,
  pages UInt32,
  lost UInt32,
  adkeyscnt UInt32,
  adscnt UInt32,
  adtraf Float64,
  adcost Float64,
  vis_rank UInt32,
  keywords_rank UInt32,
  adsense_id String,
  analytics_id String,
  leadia_id String,
  relap_id String
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY domain_id
SETTINGS index_granularity = 1024;

-- Suggestions by prefix.
-- shard by domain_id
CREATE TABLE domain_by_name (
  base UInt16,
  generation UInt32,
  name String,
  it50 UInt32,
  domain_id UInt64
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY name
SETTINGS index_granularity = 1024;

-- Totals of a domain at the date of each snapshot: the charts of the dashboard.
-- shard by domain_id
CREATE TABLE domain_history (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  date Date,
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64,
  pages UInt32,
  adkeyscnt UInt32,
  adscnt UInt32,
  adtraf Float64
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, date);
