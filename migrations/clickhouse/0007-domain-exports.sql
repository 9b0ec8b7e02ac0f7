-- Results that the export of one domain gave, and not a whole result page: they are positions of that domain and say nothing
-- of the others (docs/adr/0011-domain-exports-overlay-result-pages.md). In a snapshot the rows of a domain for a keyword are
-- all of one kind. What earlier versions imported counts as whole pages.
ALTER TABLE result ADD COLUMN IF NOT EXISTS own UInt8;

-- Domains of which a snapshot holds such results. complete: it holds all positions that the domain had then, so that it had
-- none for any other keyword.
-- shard by domain_id
CREATE TABLE domain_export (
  base UInt16,
  snapshot UInt32,
  domain_id UInt64,
  complete UInt8
) ENGINE = MergeTree
PARTITION BY (base, snapshot)
ORDER BY domain_id;

-- pageless: keywords of the domain of which the base has no whole result page, so that nobody else's position is known.
ALTER TABLE domain ADD COLUMN IF NOT EXISTS pageless UInt32;
