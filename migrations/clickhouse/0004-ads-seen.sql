-- Since when and until when an ad was seen: the dates of the first and the last of the kept snapshots that hold it.
-- shard by domain_id
CREATE TABLE ad_seen (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  ad_id UInt64,
  first_seen Date,
  last_seen Date
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, ad_id)
SETTINGS index_granularity = 1024;
