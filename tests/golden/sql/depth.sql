-- organic-keywords

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND pos <= {deepest_position:UInt8}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND pos <= {deepest_position:UInt8};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- organic-keywords

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- page-keywords

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND pos <= {deepest_position:UInt8}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- deepest_position = 10

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND pos <= {deepest_position:UInt8};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- deepest_position = 10

-- page-keywords

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- lost-keywords

-- page
SELECT word, pos
FROM lost_position
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- count
SELECT count() AS total
FROM lost_position
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- lost-keywords

-- page
SELECT word, pos
FROM lost_position
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM lost_position
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- pages-with-keywords

-- page
SELECT word, pos
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, it1, it3, it5, it10, it50, vis FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.page_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
ORDER BY it50 DESC, path ASC, ws DESC, keyword_id DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10

-- pages-with-keywords

-- page
SELECT word, pos
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, it1, it3, it5, it10, it50, vis FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.page_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY it50 DESC, path ASC, ws DESC, keyword_id DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- comparison

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND pos > {deepest_position:UInt8} AND best = 1)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 12
-- compared = [11,12]
-- included_0 = 11
-- deepest_position = 10

-- their attributes
SELECT row_at, nullIf(place_1, 0) AS pos1
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
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
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND pos > {deepest_position:UInt8} AND best = 1);
-- base = 1
-- generation = 42
-- anchor = 12
-- compared = [11,12]
-- included_0 = 11
-- deepest_position = 10

-- comparison

-- page
SELECT word, nullIf(place_1, 0) AS pos1
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {anchor:UInt64} AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)) GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND pos > {deepest_position:UInt8} AND best = 1)
  AND (ifNull(nullIf(place_1, 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 12
-- compared = [11,12]
-- included_0 = 11
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {anchor:UInt64} AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)) GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND pos > {deepest_position:UInt8} AND best = 1)
  AND (ifNull(nullIf(place_1, 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64};
-- base = 1
-- generation = 42
-- anchor = 12
-- compared = [11,12]
-- included_0 = 11
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- group-keywords

-- page
SELECT word, nullIf(places[1], 0) AS pos1
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND arrayMax(places) <= {deepest_position:UInt8}
ORDER BY weight DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9
-- deepest_position = 10

-- count
SELECT count() AS total
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND arrayMax(places) <= {deepest_position:UInt8};
-- group_report = 5
-- group_version = 9
-- deepest_position = 10

-- group-keywords

-- page
SELECT word, nullIf(places[1], 0) AS pos1
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND arrayMax(places) <= {deepest_position:UInt8}
  AND (ifNull(nullIf(places[1], 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY weight DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'organic'
  AND arrayMax(places) <= {deepest_position:UInt8}
  AND (ifNull(nullIf(places[1], 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64};
-- group_report = 5
-- group_version = 9
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- group-ad-keywords

-- page
SELECT word, nullIf(places[1], 0) AS pos1
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'context'
  AND arrayMax(places) <= {deepest_position:UInt8}
ORDER BY weight DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9
-- deepest_position = 10

-- count
SELECT count() AS total
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'context'
  AND arrayMax(places) <= {deepest_position:UInt8};
-- group_report = 5
-- group_version = 9
-- deepest_position = 10

-- group-ad-keywords

-- page
SELECT word, nullIf(places[1], 0) AS pos1
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'context'
  AND arrayMax(places) <= {deepest_position:UInt8}
  AND (ifNull(nullIf(places[1], 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY weight DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- group_report = 5
-- group_version = 9
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM group_keyword
WHERE report = {group_report:UInt32}
  AND version = {group_version:UInt32}
  AND channel = 'context'
  AND arrayMax(places) <= {deepest_position:UInt8}
  AND (ifNull(nullIf(places[1], 0) > {f0:Int64}, 0) OR word = {f1:String})
  AND ws > {f2:Int64};
-- group_report = 5
-- group_version = 9
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- tool-page-keywords-pages

-- page
SELECT word, pos
FROM tool_keyword
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND pos <= {deepest_position:UInt8}
ORDER BY pos ASC, ws DESC, keyword_id DESC, at DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2
-- deepest_position = 10

-- count
SELECT count() AS total
FROM tool_keyword
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND pos <= {deepest_position:UInt8};
-- tool_run = 6
-- tool_attempt = 2
-- deepest_position = 10

-- tool-page-keywords-pages

-- page
SELECT word, pos
FROM tool_keyword
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64}
ORDER BY pos ASC, ws DESC, keyword_id DESC, at DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- tool_run = 6
-- tool_attempt = 2
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1

-- count
SELECT count() AS total
FROM tool_keyword
WHERE run = {tool_run:UInt32}
  AND attempt = {tool_attempt:UInt32}
  AND pos <= {deepest_position:UInt8}
  AND (pos > {f0:Int64} OR word = {f1:String})
  AND ws > {f2:Int64};
-- tool_run = 6
-- tool_attempt = 2
-- deepest_position = 10
-- f0 = 20
-- f1 = "x"
-- f2 = 1
