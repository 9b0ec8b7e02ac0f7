-- as it opens

-- page
SELECT name, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, it1, it3, it5, it10, it50, pages AS pagesinindex, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost, adsense_id AS adsenseid, analytics_id AS analytics, domain_id AS id, if(pages = 0, 0, toUInt64(floor(it50 / pages + 0.5))) AS keyspage, vis_rank AS topvis, keywords_rank AS topkeys
FROM domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id IN {batch:Array(UInt64)}
ORDER BY it50 DESC, domain_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- batch = [11,12]

-- count
SELECT count() AS total
FROM domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id IN {batch:Array(UInt64)};
-- base = 1
-- generation = 42
-- batch = [11,12]

-- filtered, page 3

-- page
SELECT name, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, it1, it3, it5, it10, it50, pages AS pagesinindex, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost, adsense_id AS adsenseid, analytics_id AS analytics, domain_id AS id, if(pages = 0, 0, toUInt64(floor(it50 / pages + 0.5))) AS keyspage, vis_rank AS topvis, keywords_rank AS topkeys
FROM domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id IN {batch:Array(UInt64)}
  AND NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((toUInt64(floor(vis + 0.5)) >= {f2:Int64} AND toUInt64(floor(vis + 0.5)) <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY it50 DESC, domain_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- batch = [11,12]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id IN {batch:Array(UInt64)}
  AND NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((toUInt64(floor(vis + 0.5)) >= {f2:Int64} AND toUInt64(floor(vis + 0.5)) <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- batch = [11,12]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
