-- What runs of page vocabularies found beside keywords (docs/adr/0015-tools.md).

-- Pages whose keywords were taken. page: host and path; shared: results of keywords that brought it in, 0 where it was named;
-- keywords: how many it ranks for.
-- shard by url_hash
CREATE TABLE tool_page (
  run UInt32,
  attempt UInt32,
  url_hash UInt64,
  page String CODEC(ZSTD(1)),
  shared UInt32,
  keywords UInt32
) ENGINE = MergeTree
PARTITION BY (run, attempt)
ORDER BY url_hash;

-- Words and phrases of the keywords, all forms of one as one. words: how many it has; keywords: those that hold it, of so many;
-- volume and exact: what these are searched for together, of so much; keys: the most searched of them; is_own: the page itself has
-- it; in_text: how often it stands in the texts that were read.
-- shard by cityHash64(term)
CREATE TABLE tool_term (
  run UInt32,
  attempt UInt32,
  term String CODEC(ZSTD(1)),
  words UInt8,
  forms Array(String) CODEC(ZSTD(1)),
  keywords UInt32,
  of_keywords UInt32,
  volume UInt64,
  of_volume UInt64,
  exact UInt64,
  of_exact UInt64,
  keys Array(String) CODEC(ZSTD(1)),
  is_own UInt8,
  in_text UInt32
) ENGINE = MergeTree
PARTITION BY (run, attempt)
ORDER BY term;
