-- as it opens

-- rows of the page
SELECT word, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS kid, toString(keyword_id) AS row_keyword_id
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 12
-- included_0 = 11

-- their attributes
SELECT row_at, nullIf(place_1, 0) AS pos1, nullIf(place_2, 0) AS pos2, nullIf(place_3, 0) AS pos3, nullIf(place_4, 0) AS pos4, nullIf(place_5, 0) AS pos5, nullIf(place_6, 0) AS pos6, nullIf(place_7, 0) AS pos7, nullIf(place_8, 0) AS pos8, nullIf(place_9, 0) AS pos9, nullIf(place_10, 0) AS pos10, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a2 ON a2.vendor_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- compared = [11,12]
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1);
-- base = 1
-- generation = 42
-- anchor = 12
-- included_0 = 11

-- filtered, page 3

-- rows of the page
SELECT word, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS kid, toString(keyword_id) AS row_keyword_id
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND NOT (position(word, {f0:String}) > 0)
  AND ((ws >= {f1:Int64} AND ws <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}))
ORDER BY wsk DESC, ws DESC, keyword_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 12
-- included_0 = 11
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]

-- their attributes
SELECT row_at, nullIf(place_1, 0) AS pos1, nullIf(place_2, 0) AS pos2, nullIf(place_3, 0) AS pos3, nullIf(place_4, 0) AS pos4, nullIf(place_5, 0) AS pos5, nullIf(place_6, 0) AS pos6, nullIf(place_7, 0) AS pos7, nullIf(place_8, 0) AS pos8, nullIf(place_9, 0) AS pos9, nullIf(place_10, 0) AS pos10, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a2 ON a2.vendor_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- compared = [11,12]
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND NOT (position(word, {f0:String}) > 0)
  AND ((ws >= {f1:Int64} AND ws <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}));
-- base = 1
-- generation = 42
-- anchor = 12
-- included_0 = 11
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
