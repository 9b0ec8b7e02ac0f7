-- Keywords that an edit of a group report chooses, for as long as it works or shows what it would do: statements read them from
-- here, as an address holds no 10,000 of them. Nobody reads them again, and after a day the engine drops them: so a killed edit
-- leaves nothing either.
-- version: the one that the edit writes, or for a preview a number that no version ever has. list: an edit may choose several.
-- place: the place of the keyword among those that were given. word: empty where they were given by their ids.
-- shard by keyword_id
CREATE TABLE group_choice (
  version UInt32,
  list UInt8,
  place UInt32,
  keyword_id UInt64,
  word String CODEC(ZSTD(1)),
  chosen_at DateTime DEFAULT now()
) ENGINE = MergeTree
PARTITION BY toDate(chosen_at)
ORDER BY (version, list, keyword_id)
TTL chosen_at + INTERVAL 1 DAY
SETTINGS ttl_only_drop_parts = 1;
