-- organic-keywords, as it opens

-- rows of the page
SELECT word, pos, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id, row.3 AS pos FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)}, {rows_pos:Array(UInt8)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id IN {rows_keyword_id:Array(UInt64)}
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- former_snapshots = [32,31]
-- former_dates = ["2026-09-24","2026-09-01"]
-- former_days = 7
-- positions_date = "2026-10-01"
-- rows_keyword_id = [7]
-- rows_pos = [3]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- organic-keywords, without columns of changes

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- organic-keywords, sorted by the change

-- page
SELECT word, pos, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
ORDER BY if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- former_snapshots = [32,31]
-- former_dates = ["2026-09-24","2026-09-01"]
-- former_days = 7
-- positions_date = "2026-10-01"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- organic-keywords, filtered by the change

-- page
SELECT word, pos, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) > {f0:Int64}
  AND ws > {f1:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- former_snapshots = [31]
-- former_dates = ["2026-09-01"]
-- former_days = 30
-- positions_date = "2026-10-01"
-- f0 = 0
-- f1 = 10

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) > {f0:Int64}
  AND ws > {f1:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- former_snapshots = [31]
-- former_dates = ["2026-09-01"]
-- former_days = 30
-- positions_date = "2026-10-01"
-- f0 = 0
-- f1 = 10

-- page-keywords, as it opens

-- rows of the page
SELECT word, pos, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- their attributes
SELECT row_at, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id, row.3 AS pos FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)}, {rows_pos:Array(UInt8)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id IN {rows_keyword_id:Array(UInt64)}
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)}
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- former_snapshots = [32,31]
-- former_dates = ["2026-09-24","2026-09-01"]
-- former_days = 7
-- positions_date = "2026-10-01"
-- rows_keyword_id = [7]
-- rows_pos = [3]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- page-keywords, without columns of changes

-- page
SELECT word, pos
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- page-keywords, sorted by the change

-- page
SELECT word, pos, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
ORDER BY if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- former_snapshots = [32,31]
-- former_dates = ["2026-09-24","2026-09-01"]
-- former_days = 7
-- positions_date = "2026-10-01"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"

-- page-keywords, filtered by the change

-- page
SELECT word, pos, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta, toUInt8(former_known = 1 AND former_pos = 0) AS nw, former_url_changed AS churl
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) > {f0:Int64}
  AND ws > {f1:Int64}
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- former_snapshots = [31]
-- former_dates = ["2026-09-01"]
-- former_days = 30
-- positions_date = "2026-10-01"
-- f0 = 0
-- f1 = 10

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS former_keyword_id,
  min(multiIf(nth = 0, (exported_nth, toUInt8(255), toUInt64(0)), nth >= first_nth, (nth, place, hash), (toUInt64(65535), toUInt8(255), toUInt64(0)))) AS former,
  toUInt8(former.1 < toUInt64(65535)) AS former_known,
  toUInt8(if(former.2 < 255, former.2, 0)) AS former_pos,
  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed
FROM (
  SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot) AS nth, toUInt8(255) AS place, toUInt64(0) AS hash FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND has_results = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, indexOf({former_snapshots:Array(UInt32)}, snapshot), pos, url_hash FROM result WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS observed GLOBAL INNER JOIN (
  SELECT keyword_id, url_hash AS hash_now, if(arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)}) AS index = 0, toUInt64(65535), index) AS first_nth,
    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, (SELECT groupArray(indexOf({former_snapshots:Array(UInt32)}, snapshot)) FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND complete = 1)), toUInt64(65535))) AS exported_nth
  FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1 AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash = cityHash64(concat({domain:String}, {path:String})))
) AS current USING (keyword_id) GROUP BY keyword_id) AS a ON a.former_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) > {f0:Int64}
  AND ws > {f1:Int64};
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- former_snapshots = [31]
-- former_dates = ["2026-09-01"]
-- former_days = 30
-- positions_date = "2026-10-01"
-- f0 = 0
-- f1 = 10
