-- as it opens

-- rows of the page
SELECT path AS url, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, drop_date, {domain:String} AS domain, toString(url_hash) AS row_url_hash
FROM lost_page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, title
FROM (SELECT row.1 AS row_at, row.2 AS url_hash FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_url_hash:Array(UInt64)}), {rows_url_hash:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS title_hash, title FROM titled_page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash IN {rows_url_hash:Array(UInt64)}) AS a ON a.title_hash = s.url_hash
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- rows_url_hash = ["18446744073709551615"]

-- count
SELECT count() AS total
FROM lost_page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- filtered, page 3

-- rows of the page
SELECT path AS url, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, drop_date, {domain:String} AS domain, toString(url_hash) AS row_url_hash
FROM lost_page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND NOT (position(lowerUTF8(path), {f0:String}) > 0)
  AND ((it1 >= {f1:Int64} AND it1 <= {f2:Int64}) OR lowerUTF8(path) IN {f3:Array(String)})
ORDER BY it50 DESC, url_hash DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- their attributes
SELECT row_at, title
FROM (SELECT row.1 AS row_at, row.2 AS url_hash FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_url_hash:Array(UInt64)}), {rows_url_hash:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS title_hash, title FROM titled_page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash IN {rows_url_hash:Array(UInt64)}) AS a ON a.title_hash = s.url_hash
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- rows_url_hash = ["18446744073709551615"]

-- count
SELECT count() AS total
FROM lost_page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND NOT (position(lowerUTF8(path), {f0:String}) > 0)
  AND ((it1 >= {f1:Int64} AND it1 <= {f2:Int64}) OR lowerUTF8(path) IN {f3:Array(String)});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
