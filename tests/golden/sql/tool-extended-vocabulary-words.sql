-- as it opens

-- page
SELECT term AS word, is_own AS exist, words AS numwords, keywords AS cnt, if(of_keywords = 0, 0, floor((keywords * 100 / of_keywords) * 100 + 0.5) / 100) AS perc, volume AS ws, if(of_volume = 0, 0, floor((volume * 100 / of_volume) * 100 + 0.5) / 100) AS volume_share, exact AS wsk, arrayStringConcat(forms, ', ') AS forms, arrayStringConcat(arraySlice(keys, 1, 5), ', ') AS keys, in_text
FROM tool_term
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
ORDER BY keywords DESC, volume DESC, term DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2

-- count
SELECT count() AS total
FROM tool_term
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32};
-- tool_run = 6
-- tool_attempt = 2

-- filtered, page 3

-- page
SELECT term AS word, is_own AS exist, words AS numwords, keywords AS cnt, if(of_keywords = 0, 0, floor((keywords * 100 / of_keywords) * 100 + 0.5) / 100) AS perc, volume AS ws, if(of_volume = 0, 0, floor((volume * 100 / of_volume) * 100 + 0.5) / 100) AS volume_share, exact AS wsk, arrayStringConcat(forms, ', ') AS forms, arrayStringConcat(arraySlice(keys, 1, 5), ', ') AS keys, in_text
FROM tool_term
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND NOT (position(term, {f0:String}) > 0)
  AND ((words >= {f1:Int64} AND words <= {f2:Int64}) OR term IN {f3:Array(String)})
ORDER BY keywords DESC, volume DESC, term DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- count
SELECT count() AS total
FROM tool_term
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND NOT (position(term, {f0:String}) > 0)
  AND ((words >= {f1:Int64} AND words <= {f2:Int64}) OR term IN {f3:Array(String)});
-- tool_run = 6
-- tool_attempt = 2
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
