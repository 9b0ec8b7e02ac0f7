-- as it opens

-- rows of the page
SELECT word, weight, nullIf(places[1], 0) AS pos1, nullIf(places[2], 0) AS pos2, nullIf(places[3], 0) AS pos3, nullIf(places[4], 0) AS pos4, nullIf(places[5], 0) AS pos5, nullIf(places[6], 0) AS pos6, nullIf(places[7], 0) AS pos7, nullIf(places[8], 0) AS pos8, nullIf(places[9], 0) AS pos9, nullIf(places[10], 0) AS pos10, nullIf(places[11], 0) AS pos11, nullIf(places[12], 0) AS pos12, nullIf(places[13], 0) AS pos13, nullIf(places[14], 0) AS pos14, nullIf(places[15], 0) AS pos15, nullIf(places[16], 0) AS pos16, nullIf(places[17], 0) AS pos17, nullIf(places[18], 0) AS pos18, nullIf(places[19], 0) AS pos19, nullIf(places[20], 0) AS pos20, nullIf(places[21], 0) AS pos21, nullIf(places[22], 0) AS pos22, nullIf(places[23], 0) AS pos23, nullIf(places[24], 0) AS pos24, nullIf(places[25], 0) AS pos25, nullIf(places[26], 0) AS pos26, nullIf(places[27], 0) AS pos27, nullIf(places[28], 0) AS pos28, nullIf(places[29], 0) AS pos29, nullIf(places[30], 0) AS pos30, nullIf(places[31], 0) AS pos31, nullIf(places[32], 0) AS pos32, nullIf(places[33], 0) AS pos33, nullIf(places[34], 0) AS pos34, nullIf(places[35], 0) AS pos35, nullIf(places[36], 0) AS pos36, nullIf(places[37], 0) AS pos37, nullIf(places[38], 0) AS pos38, nullIf(places[39], 0) AS pos39, nullIf(places[40], 0) AS pos40, nullIf(places[41], 0) AS pos41, nullIf(places[42], 0) AS pos42, nullIf(places[43], 0) AS pos43, nullIf(places[44], 0) AS pos44, nullIf(places[45], 0) AS pos45, nullIf(places[46], 0) AS pos46, nullIf(places[47], 0) AS pos47, nullIf(places[48], 0) AS pos48, nullIf(places[49], 0) AS pos49, nullIf(places[50], 0) AS pos50, nullIf(places[51], 0) AS pos51, nullIf(places[52], 0) AS pos52, nullIf(places[53], 0) AS pos53, nullIf(places[54], 0) AS pos54, nullIf(places[55], 0) AS pos55, nullIf(places[56], 0) AS pos56, nullIf(places[57], 0) AS pos57, nullIf(places[58], 0) AS pos58, nullIf(places[59], 0) AS pos59, nullIf(places[60], 0) AS pos60, nullIf(places[61], 0) AS pos61, nullIf(places[62], 0) AS pos62, nullIf(places[63], 0) AS pos63, nullIf(places[64], 0) AS pos64, nullIf(places[65], 0) AS pos65, nullIf(places[66], 0) AS pos66, nullIf(places[67], 0) AS pos67, nullIf(places[68], 0) AS pos68, nullIf(places[69], 0) AS pos69, nullIf(places[70], 0) AS pos70, nullIf(places[71], 0) AS pos71, nullIf(places[72], 0) AS pos72, nullIf(places[73], 0) AS pos73, nullIf(places[74], 0) AS pos74, nullIf(places[75], 0) AS pos75, nullIf(places[76], 0) AS pos76, nullIf(places[77], 0) AS pos77, nullIf(places[78], 0) AS pos78, nullIf(places[79], 0) AS pos79, nullIf(places[80], 0) AS pos80, nullIf(places[81], 0) AS pos81, nullIf(places[82], 0) AS pos82, nullIf(places[83], 0) AS pos83, nullIf(places[84], 0) AS pos84, nullIf(places[85], 0) AS pos85, nullIf(places[86], 0) AS pos86, nullIf(places[87], 0) AS pos87, nullIf(places[88], 0) AS pos88, nullIf(places[89], 0) AS pos89, nullIf(places[90], 0) AS pos90, nullIf(places[91], 0) AS pos91, nullIf(places[92], 0) AS pos92, nullIf(places[93], 0) AS pos93, nullIf(places[94], 0) AS pos94, nullIf(places[95], 0) AS pos95, nullIf(places[96], 0) AS pos96, nullIf(places[97], 0) AS pos97, nullIf(places[98], 0) AS pos98, nullIf(places[99], 0) AS pos99, nullIf(places[100], 0) AS pos100, nullIf(arrayMin(place -> if(place = 0, 255, place), arrayPushBack(places, 0)), 255) AS bestpos, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS id, toString(keyword_id) AS row_keyword_id
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
ORDER BY weight DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9

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
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic';
-- group_report = 5
-- group_version = 9

-- filtered, page 3

-- rows of the page
SELECT word, weight, nullIf(places[1], 0) AS pos1, nullIf(places[2], 0) AS pos2, nullIf(places[3], 0) AS pos3, nullIf(places[4], 0) AS pos4, nullIf(places[5], 0) AS pos5, nullIf(places[6], 0) AS pos6, nullIf(places[7], 0) AS pos7, nullIf(places[8], 0) AS pos8, nullIf(places[9], 0) AS pos9, nullIf(places[10], 0) AS pos10, nullIf(places[11], 0) AS pos11, nullIf(places[12], 0) AS pos12, nullIf(places[13], 0) AS pos13, nullIf(places[14], 0) AS pos14, nullIf(places[15], 0) AS pos15, nullIf(places[16], 0) AS pos16, nullIf(places[17], 0) AS pos17, nullIf(places[18], 0) AS pos18, nullIf(places[19], 0) AS pos19, nullIf(places[20], 0) AS pos20, nullIf(places[21], 0) AS pos21, nullIf(places[22], 0) AS pos22, nullIf(places[23], 0) AS pos23, nullIf(places[24], 0) AS pos24, nullIf(places[25], 0) AS pos25, nullIf(places[26], 0) AS pos26, nullIf(places[27], 0) AS pos27, nullIf(places[28], 0) AS pos28, nullIf(places[29], 0) AS pos29, nullIf(places[30], 0) AS pos30, nullIf(places[31], 0) AS pos31, nullIf(places[32], 0) AS pos32, nullIf(places[33], 0) AS pos33, nullIf(places[34], 0) AS pos34, nullIf(places[35], 0) AS pos35, nullIf(places[36], 0) AS pos36, nullIf(places[37], 0) AS pos37, nullIf(places[38], 0) AS pos38, nullIf(places[39], 0) AS pos39, nullIf(places[40], 0) AS pos40, nullIf(places[41], 0) AS pos41, nullIf(places[42], 0) AS pos42, nullIf(places[43], 0) AS pos43, nullIf(places[44], 0) AS pos44, nullIf(places[45], 0) AS pos45, nullIf(places[46], 0) AS pos46, nullIf(places[47], 0) AS pos47, nullIf(places[48], 0) AS pos48, nullIf(places[49], 0) AS pos49, nullIf(places[50], 0) AS pos50, nullIf(places[51], 0) AS pos51, nullIf(places[52], 0) AS pos52, nullIf(places[53], 0) AS pos53, nullIf(places[54], 0) AS pos54, nullIf(places[55], 0) AS pos55, nullIf(places[56], 0) AS pos56, nullIf(places[57], 0) AS pos57, nullIf(places[58], 0) AS pos58, nullIf(places[59], 0) AS pos59, nullIf(places[60], 0) AS pos60, nullIf(places[61], 0) AS pos61, nullIf(places[62], 0) AS pos62, nullIf(places[63], 0) AS pos63, nullIf(places[64], 0) AS pos64, nullIf(places[65], 0) AS pos65, nullIf(places[66], 0) AS pos66, nullIf(places[67], 0) AS pos67, nullIf(places[68], 0) AS pos68, nullIf(places[69], 0) AS pos69, nullIf(places[70], 0) AS pos70, nullIf(places[71], 0) AS pos71, nullIf(places[72], 0) AS pos72, nullIf(places[73], 0) AS pos73, nullIf(places[74], 0) AS pos74, nullIf(places[75], 0) AS pos75, nullIf(places[76], 0) AS pos76, nullIf(places[77], 0) AS pos77, nullIf(places[78], 0) AS pos78, nullIf(places[79], 0) AS pos79, nullIf(places[80], 0) AS pos80, nullIf(places[81], 0) AS pos81, nullIf(places[82], 0) AS pos82, nullIf(places[83], 0) AS pos83, nullIf(places[84], 0) AS pos84, nullIf(places[85], 0) AS pos85, nullIf(places[86], 0) AS pos86, nullIf(places[87], 0) AS pos87, nullIf(places[88], 0) AS pos88, nullIf(places[89], 0) AS pos89, nullIf(places[90], 0) AS pos90, nullIf(places[91], 0) AS pos91, nullIf(places[92], 0) AS pos92, nullIf(places[93], 0) AS pos93, nullIf(places[94], 0) AS pos94, nullIf(places[95], 0) AS pos95, nullIf(places[96], 0) AS pos96, nullIf(places[97], 0) AS pos97, nullIf(places[98], 0) AS pos98, nullIf(places[99], 0) AS pos99, nullIf(places[100], 0) AS pos100, nullIf(arrayMin(place -> if(place = 0, 255, place), arrayPushBack(places, 0)), 255) AS bestpos, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, keyword_id AS id, toString(keyword_id) AS row_keyword_id
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND NOT (position(word, {f0:String}) > 0)
  AND ((weight >= {f1:Int64} AND weight <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}))
ORDER BY weight DESC, wsk DESC, ws DESC, keyword_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9
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
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND NOT (position(word, {f0:String}) > 0)
  AND ((weight >= {f1:Int64} AND weight <= {f2:Int64}) OR word IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}));
-- group_report = 5
-- group_version = 9
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
