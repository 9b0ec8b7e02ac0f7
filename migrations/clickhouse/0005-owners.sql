-- The domains of an owner side by side, with their totals, so that a report on an owner reads nothing but its rows.
-- kind: which identifier the owner is known by (advertising, analytics), or the domain above for its subdomains.
-- owner_key: id of that identifier in the form that tells owners apart, of a domain its domain_id. A domain stands once
-- under each identifier that it has and under each domain above it, up to the registrable one.
-- shard by owner_key
CREATE TABLE domain_by_owner (
  base UInt16,
  generation UInt32,
  kind Enum8('adsense' = 1, 'analytics' = 2, 'leadia' = 3, 'relap' = 4, 'parent' = 5),
  owner_key UInt64,
  domain_id UInt64,
  name String,
  it1 UInt32,
  it3 UInt32,
  it5 UInt32,
  it10 UInt32,
  it50 UInt32,
  vis Float64,
  pages UInt32,
  adkeyscnt UInt32,
  adscnt UInt32,
  adtraf Float64,
  adcost Float64,
  adsense_id String,
  analytics_id String,
  leadia_id String,
  relap_id String
) ENGINE = MergeTree
PARTITION BY (base, generation)
ORDER BY (kind, owner_key, name)
SETTINGS index_granularity = 1024;
