-- as it opens

-- page
SELECT {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] AS domain, title AS header, text AS txt, links, facts, keyscnt, path AS url, ad_id AS aid
FROM (SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') GROUP BY domain_id, ad_id)
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- count
SELECT count() AS total
FROM (SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') GROUP BY domain_id, ad_id);
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- filtered, page 3

-- page
SELECT {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] AS domain, title AS header, text AS txt, links, facts, keyscnt, path AS url, ad_id AS aid
FROM (SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') GROUP BY domain_id, ad_id)
WHERE NOT ((position({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)], {f0:String}) > 0 OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((keyscnt >= {f2:Int64} AND keyscnt <= {f3:Int64}) OR ({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] IN {f4:Array(String)} OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY keyscnt DESC, ad_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM (SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path, argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') GROUP BY domain_id, ad_id)
WHERE NOT ((position({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)], {f0:String}) > 0 OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((keyscnt >= {f2:Int64} AND keyscnt <= {f3:Int64}) OR ({group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] IN {f4:Array(String)} OR {group_domains:Array(String)}[indexOf(arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}), domain_id)] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
