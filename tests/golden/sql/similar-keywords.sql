-- as it opens

-- rows of the page
SELECT shared * 2 AS cnt, key_id AS kid, toString(key_id) AS row_key_id, toString(shared) AS row_shared
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id)
ORDER BY shared * 2 DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- keyword = "buy phone"

-- their attributes
SELECT row_at, word, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))) AS kei, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS shared FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_shared:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_key_id:Array(UInt64)}) AS a ON a.keyword_id = s.key_id
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_key_id:Array(UInt64)}) AS a2 ON a2.vendor_keyword_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_shared = [3]

-- count
SELECT count() AS total
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id);
-- base = 1
-- generation = 42
-- keyword = "buy phone"

-- filtered, page 3

-- rows of the page
SELECT word, shared * 2 AS cnt, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))) AS kei, key_id AS kid, toString(key_id) AS row_key_id
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT key_id FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id))) AS a ON a.keyword_id = s.key_id
WHERE NOT (position(word, {f0:String}) > 0)
  AND ((shared * 2 >= {f1:Int64} AND shared * 2 <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}))
ORDER BY shared * 2 DESC, key_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- keyword = "buy phone"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]

-- their attributes
SELECT row_at, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS key_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_key_id:Array(UInt64)}) AS a ON a.vendor_keyword_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]

-- count
SELECT count() AS total
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT key_id FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id))) AS a ON a.keyword_id = s.key_id
WHERE NOT (position(word, {f0:String}) > 0)
  AND ((shared * 2 >= {f1:Int64} AND shared * 2 <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}));
-- base = 1
-- generation = 42
-- keyword = "buy phone"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
