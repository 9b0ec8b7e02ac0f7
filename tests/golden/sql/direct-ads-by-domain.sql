-- as it opens

-- rows of the page
SELECT title, text AS description, keyscnt AS keys_count, concat(origin, path) AS link, {region:String} AS regions, nullIf(first_seen, toDate(0)) AS created_at, nullIf(last_seen, toDate(0)) AS updated_at, toString(ad_id) AS uuid, toString(key_id) AS row_key_id
FROM (SELECT key_id, ad_id, title, text, origin, path, keyscnt, first_seen, last_seen FROM (SELECT domain_id AS key_id, ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY domain_id, ad_id) AS ads GLOBAL LEFT JOIN (SELECT ad_id, min(first_seen) AS first_seen, max(last_seen) AS last_seen FROM ad_seen WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id) AS seen USING (ad_id))
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- region = "Москва"
-- domain = "shop.example"

-- their attributes
SELECT row_at, name AS domain
FROM (SELECT row.1 AS row_at, row.2 AS key_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {rows_key_id:Array(UInt64)}) AS a ON a.domain_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]

-- count
SELECT count() AS total
FROM (SELECT key_id, ad_id, title, text, origin, path, keyscnt, first_seen, last_seen FROM (SELECT domain_id AS key_id, ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY domain_id, ad_id) AS ads GLOBAL LEFT JOIN (SELECT ad_id, min(first_seen) AS first_seen, max(last_seen) AS last_seen FROM ad_seen WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id) AS seen USING (ad_id));
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- filtered, page 3

-- rows of the page
SELECT title, text AS description, keyscnt AS keys_count, concat(origin, path) AS link, {region:String} AS regions, nullIf(first_seen, toDate(0)) AS created_at, nullIf(last_seen, toDate(0)) AS updated_at, toString(ad_id) AS uuid, toString(key_id) AS row_key_id
FROM (SELECT key_id, ad_id, title, text, origin, path, keyscnt, first_seen, last_seen FROM (SELECT domain_id AS key_id, ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY domain_id, ad_id) AS ads GLOBAL LEFT JOIN (SELECT ad_id, min(first_seen) AS first_seen, max(last_seen) AS last_seen FROM ad_seen WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id) AS seen USING (ad_id))
WHERE NOT (position(lowerUTF8(title), {f0:String}) > 0)
  AND ((keyscnt >= {f1:Int64} AND keyscnt <= {f2:Int64}) OR lowerUTF8(title) IN {f3:Array(String)})
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- region = "Москва"
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- their attributes
SELECT row_at, name AS domain
FROM (SELECT row.1 AS row_at, row.2 AS key_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {rows_key_id:Array(UInt64)}) AS a ON a.domain_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]

-- count
SELECT count() AS total
FROM (SELECT key_id, ad_id, title, text, origin, path, keyscnt, first_seen, last_seen FROM (SELECT domain_id AS key_id, ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY domain_id, ad_id) AS ads GLOBAL LEFT JOIN (SELECT ad_id, min(first_seen) AS first_seen, max(last_seen) AS last_seen FROM ad_seen WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id) AS seen USING (ad_id))
WHERE NOT (position(lowerUTF8(title), {f0:String}) > 0)
  AND ((keyscnt >= {f1:Int64} AND keyscnt <= {f2:Int64}) OR lowerUTF8(title) IN {f3:Array(String)});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
