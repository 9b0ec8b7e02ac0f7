-- as it opens

-- page
SELECT name, it1, it3, it5, it10, it50, pages AS pagesinindex, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost, adsense_id AS adsenseid, analytics_id AS analytics, leadia_id AS leadia, relap_id AS relap, domain_id AS id
FROM domain_by_owner
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND kind = 'parent'
  AND owner_key = if(match({owner:String}, '^[0-9]+$'), toUInt64OrZero({owner:String}), bitShiftRight(cityHash64({owner:String}), 11))
ORDER BY transform(name, (SELECT (groupArray(name), groupArray(readable)) FROM readable_host).1, (SELECT (groupArray(name), groupArray(readable)) FROM readable_host).2, name) ASC, domain_id ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- owner = "77"

-- count
SELECT count() AS total
FROM domain_by_owner
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND kind = 'parent'
  AND owner_key = if(match({owner:String}, '^[0-9]+$'), toUInt64OrZero({owner:String}), bitShiftRight(cityHash64({owner:String}), 11));
-- base = 1
-- generation = 42
-- owner = "77"

-- filtered, page 3

-- page
SELECT name, it1, it3, it5, it10, it50, pages AS pagesinindex, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost, adsense_id AS adsenseid, analytics_id AS analytics, leadia_id AS leadia, relap_id AS relap, domain_id AS id
FROM domain_by_owner
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND kind = 'parent'
  AND owner_key = if(match({owner:String}, '^[0-9]+$'), toUInt64OrZero({owner:String}), bitShiftRight(cityHash64({owner:String}), 11))
  AND NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((it1 >= {f2:Int64} AND it1 <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY transform(name, (SELECT (groupArray(name), groupArray(readable)) FROM readable_host).1, (SELECT (groupArray(name), groupArray(readable)) FROM readable_host).2, name) ASC, domain_id ASC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- owner = "77"
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM domain_by_owner
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND kind = 'parent'
  AND owner_key = if(match({owner:String}, '^[0-9]+$'), toUInt64OrZero({owner:String}), bitShiftRight(cityHash64({owner:String}), 11))
  AND NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((it1 >= {f2:Int64} AND it1 <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- owner = "77"
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
