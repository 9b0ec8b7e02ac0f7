-- as it opens

-- rows of the page
SELECT word, pos, `top` AS sr, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, title AS header, text AS txt, adscnt, docs, numwords, isgeo, isquest, keyword_id AS kid, toString(keyword_id) AS row_keyword_id
FROM ad_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ad_id = toUInt64OrZero({arg_ads_id:String})
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_ads_id = "17"

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
FROM ad_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ad_id = toUInt64OrZero({arg_ads_id:String});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_ads_id = "17"

-- filtered, page 3

-- page
SELECT word, pos, `top` AS sr, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range, title AS header, text AS txt, adscnt, docs, numwords, isgeo, isquest, keyword_id AS kid
FROM ad_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND ad_id = toUInt64OrZero({arg_ads_id:String}))) AS a ON a.vendor_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ad_id = toUInt64OrZero({arg_ads_id:String})
  AND NOT (position(word, {f0:String}) > 0)
  AND ((pos >= {f1:Int64} AND pos <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(intents, {f4:Array(UInt16)}))
ORDER BY wsk DESC, ws DESC, keyword_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_ads_id = "17"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]

-- count
SELECT count() AS total
FROM ad_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND ad_id = toUInt64OrZero({arg_ads_id:String}))) AS a ON a.vendor_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ad_id = toUInt64OrZero({arg_ads_id:String})
  AND NOT (position(word, {f0:String}) > 0)
  AND ((pos >= {f1:Int64} AND pos <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(intents, {f4:Array(UInt16)}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_ads_id = "17"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
