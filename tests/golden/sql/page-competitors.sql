-- as it opens

-- rows of the page
SELECT if({page_it50:UInt32} = 0, 0, floor((cnt * 100 / {page_it50:UInt32}) * 100 + 0.5) / 100) AS theme, cnt, toString(key_id) AS row_key_id, toString(cnt) AS row_cnt
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id)
ORDER BY cnt DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- their attributes
SELECT row_at, name AS domain, path AS url, if(it50 = 0, 0, floor((cnt * 100 / it50) * 100 + 0.5) / 100) AS perc, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, domain_id AS did
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS cnt FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_cnt:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash, domain_id, path, it1, it3, it5, it10, it50, vis, name FROM (SELECT * FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id GLOBAL IN (SELECT domain_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash IN {rows_key_id:Array(UInt64)}) AND url_hash IN {rows_key_id:Array(UInt64)}) AS pages GLOBAL LEFT ANY JOIN (SELECT domain_id, name FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id GLOBAL IN (SELECT domain_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash IN {rows_key_id:Array(UInt64)})) AS owners USING (domain_id)) AS a ON a.url_hash = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_cnt = [3]

-- count
SELECT count() AS total
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- filtered, page 3

-- page
SELECT name AS domain, path AS url, if(it50 = 0, 0, floor((cnt * 100 / it50) * 100 + 0.5) / 100) AS perc, if({page_it50:UInt32} = 0, 0, floor((cnt * 100 / {page_it50:UInt32}) * 100 + 0.5) / 100) AS theme, cnt, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, domain_id AS did
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash, domain_id, path, it1, it3, it5, it10, it50, vis, name FROM (SELECT * FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT key_id FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id))) AS pages GLOBAL LEFT ANY JOIN (SELECT domain_id, name FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}) AS owners USING (domain_id)) AS a ON a.url_hash = s.key_id
WHERE NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((cnt >= {f2:Int64} AND cnt <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY cnt DESC, key_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash, domain_id, path, it1, it3, it5, it10, it50, vis, name FROM (SELECT * FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT key_id FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(url_hashes) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash = cityHash64(concat({domain:String}, {path:String})))) WHERE key_id != cityHash64(concat({domain:String}, {path:String})) AND key_id GLOBAL NOT IN (SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) GROUP BY key_id))) AS pages GLOBAL LEFT ANY JOIN (SELECT domain_id, name FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}) AS owners USING (domain_id)) AS a ON a.url_hash = s.key_id
WHERE NOT ((position(name, {f0:String}) > 0 OR name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((cnt >= {f2:Int64} AND cnt <= {f3:Int64}) OR (name IN {f4:Array(String)} OR name GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
