-- as it opens

-- page
SELECT title AS header, text AS txt, links, facts, keyscnt, path AS url, arraySlice(words, 1, 100) AS keys, ad_id AS id
FROM (SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id)
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- count
SELECT count() AS total
FROM (SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- filtered, page 3

-- page
SELECT title AS header, text AS txt, links, facts, keyscnt, path AS url, arraySlice(words, 1, 100) AS keys, ad_id AS id
FROM (SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id)
WHERE NOT (position(lowerUTF8(title), {f0:String}) > 0)
  AND ((keyscnt >= {f1:Int64} AND keyscnt <= {f2:Int64}) OR lowerUTF8(title) IN {f3:Array(String)})
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) GROUP BY ad_id)
WHERE NOT (position(lowerUTF8(title), {f0:String}) > 0)
  AND ((keyscnt >= {f1:Int64} AND keyscnt <= {f2:Int64}) OR lowerUTF8(title) IN {f3:Array(String)});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
