-- as it opens

-- rows of the page
SELECT path AS url, word, pos, ws, wsk, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS kid, domain_id AS did, toString(keyword_id) AS row_keyword_id
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, it1, it3, it5, it10, it50, vis FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.page_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
ORDER BY it50 DESC, path ASC, ws DESC, keyword_id DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a ON a.vendor_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- filtered, page 3

-- rows of the page
SELECT path AS url, word, pos, ws, wsk, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, (it50 = 0 OR vis > 0) AS has_volumes, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS kid, domain_id AS did, toString(keyword_id) AS row_keyword_id
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, it1, it3, it5, it10, it50, vis FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.page_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND NOT (position(lowerUTF8(path), {f0:String}) > 0)
  AND ((pos >= {f1:Int64} AND pos <= {f2:Int64}) OR lowerUTF8(path) IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}))
ORDER BY it50 DESC, path ASC, wsk DESC, ws DESC, keyword_id DESC, url_hash DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]

-- their attributes
SELECT row_at, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a ON a.vendor_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND NOT (position(lowerUTF8(path), {f0:String}) > 0)
  AND ((pos >= {f1:Int64} AND pos <= {f2:Int64}) OR lowerUTF8(path) IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
