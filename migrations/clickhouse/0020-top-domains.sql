-- The domains of the top 10 by themselves, best position first: competitors are counted there, and read a fifth of the page.
-- Of generations that stand already it is cut from the whole page as it is read.
ALTER TABLE result_set ADD COLUMN IF NOT EXISTS top_domain_ids Array(UInt64) DEFAULT arraySlice(domain_ids, 1, top10) AFTER domain_ids;
