-- What checks of positions projects were answered (docs/adr/0018-positions.md): the results of each keyword, down to position 100.
-- project, run: their numbers in PostgreSQL. A check that is kept twice leaves the same rows, which merge.
-- shard by keyword_id
CREATE TABLE position_result (
  project UInt32,
  run UInt32,
  base UInt16,
  keyword_id UInt64,
  pos UInt8,
  domain_id UInt64,
  path String CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (project, base, run, domain_id, keyword_id, pos, path);
