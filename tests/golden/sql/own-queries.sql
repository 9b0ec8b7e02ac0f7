-- as it opens

-- page
SELECT word, own_clicks AS clicks, own_impressions AS impressions, floor((if(own_impressions = 0, 0, own_clicks * 100 / own_impressions)) * 100 + 0.5) / 100 AS ctr, floor((own_position_sum / nullIf(own_positioned, 0)) * 100 + 0.5) / 100 AS position, keyword_id AS kid
FROM (SELECT keyword_id, any(word) AS word, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id != 0 GROUP BY keyword_id)
ORDER BY own_clicks DESC, own_impressions DESC, word ASC, keyword_id ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- count
SELECT count() AS total
FROM (SELECT keyword_id, any(word) AS word, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id != 0 GROUP BY keyword_id);
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- filtered, page 3

-- page
SELECT word, own_clicks AS clicks, own_impressions AS impressions, floor((if(own_impressions = 0, 0, own_clicks * 100 / own_impressions)) * 100 + 0.5) / 100 AS ctr, floor((own_position_sum / nullIf(own_positioned, 0)) * 100 + 0.5) / 100 AS position, keyword_id AS kid
FROM (SELECT keyword_id, any(word) AS word, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id != 0 GROUP BY keyword_id)
WHERE NOT (position(word, {f0:String}) > 0)
  AND ((own_clicks >= {f1:Int64} AND own_clicks <= {f2:Int64}) OR word IN {f3:Array(String)})
ORDER BY own_clicks DESC, own_impressions DESC, word ASC, keyword_id ASC
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
FROM (SELECT keyword_id, any(word) AS word, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id != 0 GROUP BY keyword_id)
WHERE NOT (position(word, {f0:String}) > 0)
  AND ((own_clicks >= {f1:Int64} AND own_clicks <= {f2:Int64}) OR word IN {f3:Array(String)});
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
