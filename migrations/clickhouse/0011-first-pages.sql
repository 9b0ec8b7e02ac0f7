-- First pages of reports on a domain in their own order, laid down with the generation so that they are read by key: planning a
-- report's query over the wide tables costs more than the rows of a page (docs/adr/0013-first-pages-are-laid-down.md).
-- view: which report in which form; a declaration that changed has another one and finds nothing here. row_count: rows of the
-- report in all. totals: those of the domain, rows: those of the page, both as JSON lists (server/reports/engine/first-page-form.ts).
-- Granules are small, as a row is some kilobytes and is read alone.
-- shard by domain_id
CREATE TABLE first_page (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  view UInt64,
  row_count UInt32,
  totals String CODEC(ZSTD(1)),
  rows String CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, view)
SETTINGS index_granularity = 32;
