-- Pages of a group report's domains that rank for its keywords of search results, counted with each version of them
-- (docs/adr/0014-group-reports.md): the view of pages would group every position of the domains at each reading.
-- it1 to it50: keywords of the group for which the page stands that high. vis: estimated visits a day.
-- shard by domain_id
CREATE TABLE group_page (
  report UInt32,
  version UInt32,
  domain_id UInt64,
  url_hash UInt64,
  path String CODEC(ZSTD(1)),
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64
) ENGINE = MergeTree
PARTITION BY (report, version)
ORDER BY (it50, url_hash);
