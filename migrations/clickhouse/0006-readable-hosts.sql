-- Hosts whose names in ASCII (punycode) differ from what people read, with the readable form: filters and sorts look at both.
-- Written by every import that meets a new one, and at start for those of earlier versions.
-- shard by domain_id
CREATE TABLE readable_host (
  domain_id UInt64,
  name String,
  readable String
) ENGINE = ReplacingMergeTree
ORDER BY domain_id;
