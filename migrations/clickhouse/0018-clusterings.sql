-- Projects of keyword clusters (docs/adr/0017-keyword-clusters.md). Rows are only added, each with the revision that wrote it: PostgreSQL
-- says which revisions are read, and of these the newest row of a key counts. An epoch is a project written anew as it stood, so that
-- it does not grow with the number of its edits.

-- What is known of a keyword of a project. known: whether the database holds it; of others ws and wsk are those that were given.
-- shard by keyword_id
CREATE TABLE cluster_keyword (
  clustering UInt32,
  epoch UInt32,
  keyword_id UInt64,
  revision UInt32,
  known UInt8,
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
PARTITION BY (clustering, epoch)
ORDER BY (keyword_id, revision);

-- In which folder a keyword stands: -1 in none, -2 on the blacklist, -3 taken away. ws and wsk stand beside it for the figures of folders.
-- head: the keyword that its cluster was made around, 0 for none; overlap: the addresses that it shares with it; share: the per cent of
-- the cluster's other keywords that it is linked with.
-- shard by keyword_id
CREATE TABLE cluster_place (
  clustering UInt32,
  epoch UInt32,
  keyword_id UInt64,
  revision UInt32,
  folder Int32,
  head UInt64,
  overlap UInt8,
  share UInt8,
  ws UInt32,
  wsk UInt32
) ENGINE = MergeTree
PARTITION BY (clustering, epoch)
ORDER BY (keyword_id, revision);

-- The tree. parent: 0 at the top. trail: the ids of the folder and of those above it, from the top; path: their names in one text.
-- shard by cityHash64(folder)
CREATE TABLE cluster_folder (
  clustering UInt32,
  epoch UInt32,
  folder Int32,
  revision UInt32,
  parent Int32,
  name String CODEC(ZSTD(1)),
  trail Array(Int32),
  path String CODEC(ZSTD(1)),
  pinned UInt8,
  locked UInt8,
  by_hand UInt8,
  gone UInt8
) ENGINE = MergeTree
PARTITION BY (clustering, epoch)
ORDER BY (folder, revision);
