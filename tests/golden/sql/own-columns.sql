-- organic-keywords, as it opens

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id
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
SELECT row_at, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- rows_keyword_id = [7]

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

-- organic-keywords, sorted by one that is not shown

-- page
SELECT word
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
ORDER BY if(own_known = 1, own_clicks, NULL) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

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

-- organic-keywords, filtered

-- page
SELECT word, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100

-- organic-keywords, with changes over some days

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
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
SELECT row_at, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id, row.3 AS pos FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)}, {rows_pos:Array(UInt8)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
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
) AS current USING (keyword_id) GROUP BY keyword_id) AS a2 ON a2.former_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
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

-- organic-keywords, sorted by them, with changes over some days

-- rows of the page
SELECT word, if(own_known = 1, own_clicks, NULL) AS own_clicks, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
ORDER BY if(own_known = 1, own_clicks, NULL) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- their attributes
SELECT row_at, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta
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

-- page-keywords, as it opens

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id
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
SELECT row_at, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- rows_keyword_id = [7]

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

-- page-keywords, sorted by one that is not shown

-- page
SELECT word
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
ORDER BY if(own_known = 1, own_clicks, NULL) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

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

-- page-keywords, filtered

-- page
SELECT word, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100

-- page-keywords, with changes over some days

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
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
SELECT row_at, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id, row.3 AS pos FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)}, {rows_pos:Array(UInt8)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
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
) AS current USING (keyword_id) GROUP BY keyword_id) AS a2 ON a2.former_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
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

-- page-keywords, sorted by them, with changes over some days

-- rows of the page
SELECT word, if(own_known = 1, own_clicks, NULL) AS own_clicks, toString(keyword_id) AS row_keyword_id, toString(pos) AS row_pos
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash = cityHash64(concat({domain:String}, {path:String})) GROUP BY keyword_id) AS a ON a.own_key = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND url_hash = cityHash64(concat({domain:String}, {path:String}))
ORDER BY if(own_known = 1, own_clicks, NULL) DESC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- path = "/catalog/?page=2"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- their attributes
SELECT row_at, if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos)) AS delta
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

-- site-pages, as it opens

-- rows of the page
SELECT path AS url, toString(url_hash) AS row_url_hash
FROM page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM (SELECT row.1 AS row_at, row.2 AS url_hash FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_url_hash:Array(UInt64)}), {rows_url_hash:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} AND url_hash IN {rows_url_hash:Array(UInt64)} GROUP BY url_hash) AS a ON a.own_key = s.url_hash
SETTINGS prefer_column_name_to_alias = 1;
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- rows_url_hash = ["18446744073709551615"]

-- count
SELECT count() AS total
FROM page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- site-pages, sorted by one that is not shown

-- page
SELECT path AS url
FROM page AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash) AS a ON a.own_key = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
ORDER BY if(own_known = 1, own_clicks, NULL) DESC, it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"

-- count
SELECT count() AS total
FROM page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- site-pages, filtered

-- page
SELECT path AS url, if(own_known = 1, own_clicks, NULL) AS own_clicks, if(own_known = 1, own_impressions, NULL) AS own_impressions, floor((toFloat64(if(own_known = 1, own_clicks * 100 / nullIf(own_impressions, 0), NULL))) * 100 + 0.5) / 100 AS own_ctr, floor((toFloat64(if(own_known = 1, own_position_sum / nullIf(own_positioned, 0), NULL))) * 100 + 0.5) / 100 AS own_position
FROM page AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash) AS a ON a.own_key = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0)
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100

-- count
SELECT count() AS total
FROM page AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS own_key, toUInt8(1) AS own_known, sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned FROM own_fact WHERE owner = {own_owner:UInt32} AND generation = {own_generation:UInt32} AND dims = {own_dims:UInt8} AND search_type = 'web' AND day BETWEEN {own_from:Date} AND {own_to:Date} GROUP BY url_hash) AS a ON a.own_key = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ifNull(if(own_known = 1, own_impressions, NULL) > {f0:Int64}, 0);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- own_owner = 5
-- own_generation = 7
-- own_dims = 31
-- own_from = "2026-07-03"
-- own_to = "2026-09-30"
-- f0 = 100
