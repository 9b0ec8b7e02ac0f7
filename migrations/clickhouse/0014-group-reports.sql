-- Keywords that group reports collect, in versions: a build or an edit writes a new one whole, and PostgreSQL says which one is
-- published (docs/adr/0014-group-reports.md). What the base says of a keyword stands beside it, as it was when the keyword came in.
-- channel: keywords of search results, or of ads. places: the place of each of the report's domains, in their order, 0 for none.
-- weight: how many of the domains have the keyword; 0 for one that somebody added of which no domain of the report has it.
-- shard by keyword_id
CREATE TABLE group_keyword (
  report UInt32,
  version UInt32,
  channel Enum8('organic' = 1, 'context' = 2),
  keyword_id UInt64,
  weight UInt16,
  places Array(UInt8) CODEC(ZSTD(1)),
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
PARTITION BY (report, version)
ORDER BY (channel, keyword_id);

-- Domains outside the group that share keywords with it, by the version of the keywords that they were counted by.
-- shared: keywords of the group that the domain has within the depth of the report.
-- shard by domain_id
CREATE TABLE group_competitor (
  report UInt32,
  version UInt32,
  channel Enum8('organic' = 1, 'context' = 2),
  domain_id UInt64,
  shared UInt32
) ENGINE = MergeTree
PARTITION BY (report, version)
ORDER BY (channel, domain_id);
