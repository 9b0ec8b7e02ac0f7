-- as it opens

-- rows of the page
SELECT cnt, key_id AS id, toString(key_id) AS row_key_id, toString(cnt) AS row_cnt
FROM (SELECT domain_id AS key_id, shared AS cnt FROM group_competitor WHERE report = {group_report:UInt32} AND version = {group_competitors_version:UInt32} AND channel = 'context')
ORDER BY cnt DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_competitors_version = 8

-- their attributes
SELECT row_at, name, if(adkeyscnt = 0, 0, floor((cnt * 100 / adkeyscnt) * 100 + 0.5) / 100) AS perc, it1, it3, it5, it10, it50, pages AS pagesinindex, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS cnt FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_cnt:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {rows_key_id:Array(UInt64)}) AS a ON a.domain_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_cnt = [3]

-- count
SELECT count() AS total
FROM (SELECT domain_id AS key_id, shared AS cnt FROM group_competitor WHERE report = {group_report:UInt32} AND version = {group_competitors_version:UInt32} AND channel = 'context');
-- group_report = 5
-- group_competitors_version = 8

-- filtered, page 3

-- page
SELECT name, if(adkeyscnt = 0, 0, floor((cnt * 100 / adkeyscnt) * 100 + 0.5) / 100) AS perc, cnt, it1, it3, it5, it10, it50, pages AS pagesinindex, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, adkeyscnt, adscnt, toUInt64(floor(adtraf + 0.5)) AS adtraf, toUInt64(floor(adcost + 0.5)) AS adcost, key_id AS id
FROM (SELECT domain_id AS key_id, shared AS cnt FROM group_competitor WHERE report = {group_report:UInt32} AND version = {group_competitors_version:UInt32} AND channel = 'context') AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}) AS a ON a.domain_id = s.key_id
WHERE NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((cnt >= {f2:Int64} AND cnt <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY cnt DESC, key_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_competitors_version = 8
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT domain_id AS key_id, shared AS cnt FROM group_competitor WHERE report = {group_report:UInt32} AND version = {group_competitors_version:UInt32} AND channel = 'context') AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}) AS a ON a.domain_id = s.key_id
WHERE NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((cnt >= {f2:Int64} AND cnt <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- group_report = 5
-- group_competitors_version = 8
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
