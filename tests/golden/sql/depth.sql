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
