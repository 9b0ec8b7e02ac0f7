-- as it opens

-- page
SELECT splitByChar('/', page)[1] AS name, substring(page, position(page, '/')) AS url, keywords AS it50, shared
FROM tool_page
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
ORDER BY shared DESC, keywords DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2

-- count
SELECT count() AS total
FROM tool_page
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32};
-- tool_run = 6
-- tool_attempt = 2

-- filtered, page 3

-- page
SELECT splitByChar('/', page)[1] AS name, substring(page, position(page, '/')) AS url, keywords AS it50, shared
FROM tool_page
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND NOT ((position(splitByChar('/', page)[1], {f0:String}) > 0 OR splitByChar('/', page)[1] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((keywords >= {f2:Int64} AND keywords <= {f3:Int64}) OR (splitByChar('/', page)[1] IN {f4:Array(String)} OR splitByChar('/', page)[1] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})))
ORDER BY shared DESC, keywords DESC, url_hash DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]

-- count
SELECT count() AS total
FROM tool_page
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND NOT ((position(splitByChar('/', page)[1], {f0:String}) > 0 OR splitByChar('/', page)[1] GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {f1:String}) > 0)))
  AND ((keywords >= {f2:Int64} AND keywords <= {f3:Int64}) OR (splitByChar('/', page)[1] IN {f4:Array(String)} OR splitByChar('/', page)[1] GLOBAL IN (SELECT name FROM readable_host WHERE readable IN {f5:Array(String)})));
-- tool_run = 6
-- tool_attempt = 2
-- f0 = "free%"
-- f1 = "free%"
-- f2 = 10
-- f3 = 100
-- f4 = ["a","b"]
-- f5 = ["a","b"]
