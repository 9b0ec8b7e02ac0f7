-- Snapshot versions that contain only changed rows. The rows of full_snapshot apply to all keywords, domains and pages that
-- the version does not contain. server/stores/clickhouse/snapshot-deltas.ts merges both when a statement reads the version.
-- shard by cityHash64(snapshot)
CREATE TABLE snapshot_delta (
  base UInt16,
  snapshot UInt32,
  full_snapshot UInt32
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY snapshot;
