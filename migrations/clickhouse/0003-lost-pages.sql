-- Results of a keyword's previous page whose URL its latest page lacks, of every domain: what a lost page had before it was
-- lost. date: of the latest page of the keyword.
-- shard by domain_id
CREATE TABLE lost_result (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  url_hash UInt64,
  keyword_id UInt64,
  pos UInt8,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  ws UInt32,
  wsk UInt32,
  date Date
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, url_hash, keyword_id);

-- Pages that stood on the previous page of some keyword and stand on the latest page of none, with what they had: totals over
-- the previous pages, vis in estimated visits a day. drop_date: of the results in which the last of it was gone.
-- shard by domain_id
CREATE TABLE lost_page (
  base UInt16,
  generation UInt32,
  domain_id UInt64,
  url_hash UInt64,
  origin String CODEC(ZSTD(1)),
  path String CODEC(ZSTD(1)),
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64,
  drop_date Date
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (domain_id, it50, url_hash);
