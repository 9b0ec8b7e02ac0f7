-- as it opens

-- page
SELECT links, adscnt, keyscnt
FROM (SELECT links, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') AND notEmpty(links) GROUP BY links)
ORDER BY keyscnt DESC, links DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- count
SELECT count() AS total
FROM (SELECT links, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') AND notEmpty(links) GROUP BY links);
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]

-- filtered, page 3

-- page
SELECT links, adscnt, keyscnt
FROM (SELECT links, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') AND notEmpty(links) GROUP BY links)
WHERE (adscnt >= {f0:Int64} AND adscnt <= {f1:Int64})
ORDER BY keyscnt DESC, links DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = 10
-- f1 = 100

-- count
SELECT count() AS total
FROM (SELECT links, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN arrayMap(name -> bitShiftRight(cityHash64(name), 11), {group_domains:Array(String)}) AND keyword_id GLOBAL IN (SELECT keyword_id FROM group_keyword WHERE report = {group_report:UInt32} AND version = {group_version:UInt32} AND channel = 'context') AND notEmpty(links) GROUP BY links)
WHERE (adscnt >= {f0:Int64} AND adscnt <= {f1:Int64});
-- base = 1
-- generation = 42
-- group_report = 5
-- group_version = 9
-- group_domains = ["shop.example","other.example"]
-- f0 = 10
-- f1 = 100
