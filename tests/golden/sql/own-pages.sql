-- as it opens

-- page
SELECT address, own_clicks AS clicks, own_impressions AS impressions, floor((if(own_impressions = 0, 0, own_clicks * 100 / own_impressions)) * 100 + 0.5) / 100 AS ctr, floor((own_position_sum / nullIf(own_positioned, 0)) * 100 + 0.5) / 100 AS position
FROM (SELECT url_hash, concat(min(origin), any(path)) AS address, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash)
ORDER BY own_clicks DESC, own_impressions DESC, address ASC, url_hash ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- count
SELECT count() AS total
FROM (SELECT url_hash, concat(min(origin), any(path)) AS address, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash);
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- filtered, page 3

-- page
SELECT address, own_clicks AS clicks, own_impressions AS impressions, floor((if(own_impressions = 0, 0, own_clicks * 100 / own_impressions)) * 100 + 0.5) / 100 AS ctr, floor((own_position_sum / nullIf(own_positioned, 0)) * 100 + 0.5) / 100 AS position
FROM (SELECT url_hash, concat(min(origin), any(path)) AS address, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash)
WHERE NOT (position(lowerUTF8(address), {f0:String}) > 0)
  AND ((own_clicks >= {f1:Int64} AND own_clicks <= {f2:Int64}) OR lowerUTF8(address) IN {f3:Array(String)})
ORDER BY own_clicks DESC, own_impressions DESC, address ASC, url_hash ASC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT url_hash, concat(min(origin), any(path)) AS address, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash)
WHERE NOT (position(lowerUTF8(address), {f0:String}) > 0)
  AND ((own_clicks >= {f1:Int64} AND own_clicks <= {f2:Int64}) OR lowerUTF8(address) IN {f3:Array(String)});
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
