-- covers: kinds of facts that the snapshot states completely about the keyword, as bits: 1 search results (has_results),
-- 2 ads, 4 SERP features. Within a covered kind, an absent fact does not exist; a missing bit states nothing.
-- 0 in snapshots of earlier versions, for which server/ingest/fact-coverage.ts derives the kinds.
ALTER TABLE keyword_fact ADD COLUMN IF NOT EXISTS covers UInt8;

-- The newest snapshot that covers the ads of the keyword, 0 without one. Generations of earlier versions read the ads of the
-- newest search results.
ALTER TABLE keyword ADD COLUMN IF NOT EXISTS ads_snapshot UInt32 DEFAULT snapshot;
ALTER TABLE keyword ADD COLUMN IF NOT EXISTS ads_date Date DEFAULT snapshot_date;
