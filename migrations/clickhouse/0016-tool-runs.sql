-- What runs of tools were asked and what they found (docs/adr/0015-tools.md). PostgreSQL numbers the runs and the attempts of each,
-- and says which attempt is read: what a killed one left nobody points at. What the base says of a keyword stands beside it, as it
-- was when the run was made.

-- The lines that a run was given, those of keywords with the keyword's id, those of pages with the page's.
-- shard by line_id
CREATE TABLE tool_line (
  run UInt32,
  attempt UInt32,
  at UInt32,
  line String CODEC(ZSTD(1)),
  line_id UInt64
) ENGINE = MergeTree
PARTITION BY (run, attempt)
ORDER BY line_id;

-- Keywords that a run found. at: the line that it was found by, or that it is of; shared: how much of it, as the tool counts it.
-- shard by keyword_id
CREATE TABLE tool_keyword (
  run UInt32,
  attempt UInt32,
  keyword_id UInt64,
  at UInt32,
  line String CODEC(ZSTD(1)),
  shared UInt32,
  weight UInt32,
  is_addition UInt8,
  pos UInt8,
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
PARTITION BY (run, attempt)
ORDER BY (keyword_id, at);

-- Domains that a run found. shared: keywords of the run that the domain has, of so many; shared_volume: their search volumes
-- together, of so much.
-- shard by domain_id
CREATE TABLE tool_domain (
  run UInt32,
  attempt UInt32,
  channel Enum8('organic' = 1, 'context' = 2),
  domain_id UInt64,
  shared UInt32,
  of_keywords UInt32,
  shared_volume UInt64,
  of_volume UInt64
) ENGINE = MergeTree
PARTITION BY (run, attempt)
ORDER BY (channel, domain_id);

-- Pairs of a line of a run and a keyword that it was found to be like, before what the base says of the keyword is put beside it.
-- shard by keyword_id
CREATE TABLE tool_pair (
  run UInt32,
  attempt UInt32,
  keyword_id UInt64,
  at UInt32,
  shared UInt32,
  is_addition UInt8
) ENGINE = MergeTree
PARTITION BY (run, attempt)
ORDER BY (keyword_id, at);
