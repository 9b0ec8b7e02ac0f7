-- as it opens

-- page
SELECT {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] AS domain, path AS url, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes
FROM (SELECT domain_id, url_hash, path, it1, it3, it5, it10, it50, vis FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} UNION ALL SELECT domain_id, url_hash, any(path) AS path, countIf(pos <= 1) AS it1, countIf(pos <= 3) AS it3, countIf(pos <= 5) AS it5, countIf(pos <= 10) AS it10, countIf(pos <= 50) AS it50, sum((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) AS vis FROM position_by_domain WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'organic') GROUP BY domain_id, url_hash)
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- count
SELECT count() AS total
FROM (SELECT domain_id, url_hash, path, it1, it3, it5, it10, it50, vis FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} UNION ALL SELECT domain_id, url_hash, any(path) AS path, countIf(pos <= 1) AS it1, countIf(pos <= 3) AS it3, countIf(pos <= 5) AS it5, countIf(pos <= 10) AS it10, countIf(pos <= 50) AS it50, sum((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) AS vis FROM position_by_domain WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'organic') GROUP BY domain_id, url_hash);
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- filtered, page 3

-- page
SELECT {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] AS domain, path AS url, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes
FROM (SELECT domain_id, url_hash, path, it1, it3, it5, it10, it50, vis FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} UNION ALL SELECT domain_id, url_hash, any(path) AS path, countIf(pos <= 1) AS it1, countIf(pos <= 3) AS it3, countIf(pos <= 5) AS it5, countIf(pos <= 10) AS it10, countIf(pos <= 50) AS it50, sum((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) AS vis FROM position_by_domain WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'organic') GROUP BY domain_id, url_hash)
WHERE NOT ((position({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)], {f0:String}) > 0 OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((it1 >= {f2:Int64} AND it1 <= {f3:Int64}) OR ({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] IN {f4:Array(String)} OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY it50 DESC, url_hash DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT domain_id, url_hash, path, it1, it3, it5, it10, it50, vis FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} UNION ALL SELECT domain_id, url_hash, any(path) AS path, countIf(pos <= 1) AS it1, countIf(pos <= 3) AS it3, countIf(pos <= 5) AS it5, countIf(pos <= 10) AS it10, countIf(pos <= 50) AS it50, sum((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) AS vis FROM position_by_domain WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE NOT ((SELECT count() FROM group_page WHERE report = {group_report:UInt32} AND version = {group_version:UInt32}) > 0) AND report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'organic') GROUP BY domain_id, url_hash)
WHERE NOT ((position({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)], {f0:String}) > 0 OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((it1 >= {f2:Int64} AND it1 <= {f3:Int64}) OR ({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] IN {f4:Array(String)} OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
