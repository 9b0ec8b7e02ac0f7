-- Google

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 1267098670089586, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, if(previous_pos = 0, 0, toInt16(previous_pos) - toInt16(pos)), toUInt8(has_previous = 1 AND previous_pos = 0), ws, wsk, floor(((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) * 100 + 0.5) / 100, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, url_changed, nullIf(if(pos = previous_pos AND previous_checked_on != toDate(0), previous_checked_on, checked_on), toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND best = 1 AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64)
ORDER BY domain_id DESC, ws DESC, keyword_id DESC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, it50 AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 2756793208718537, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, nullIf(checked_on, toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM lost_position
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64)
ORDER BY domain_id DESC, ws DESC, keyword_id DESC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, lost AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;

-- Yandex

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 1905751799694578, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, if(previous_pos = 0, 0, toInt16(previous_pos) - toInt16(pos)), toUInt8(has_previous = 1 AND previous_pos = 0), ws, wsk, floor(((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) * 100 + 0.5) / 100, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, url_changed, nullIf(if(pos = previous_pos AND previous_checked_on != toDate(0), previous_checked_on, checked_on), toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND best = 1 AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64)
ORDER BY domain_id DESC, wsk DESC, keyword_id DESC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, it50 AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 614849645681892, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, nullIf(checked_on, toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM lost_position
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64)
ORDER BY domain_id DESC, wsk DESC, keyword_id DESC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, lost AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;

-- Google without volumes

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 1094450619216559, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, if(previous_pos = 0, 0, toInt16(previous_pos) - toInt16(pos)), toUInt8(has_previous = 1 AND previous_pos = 0), ws, wsk, floor(((if(wsk > 0, wsk, ws) * arrayElement([30, 22, 14, 10, 8, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]::Array(Float64), toUInt16(pos)) / 3000)) * 100 + 0.5) / 100, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, url_changed, nullIf(if(pos = previous_pos AND previous_checked_on != toDate(0), previous_checked_on, checked_on), toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND best = 1 AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64)
ORDER BY domain_id ASC, ws DESC, pos ASC, word ASC, keyword_id ASC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, it50 AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND it50 >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;

INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, 736625130433472, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', word, pos, ws, wsk, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100, toFloat64(cpc_min), toFloat64(cpc_max), competition, adscnt, docs, numwords, isgeo, isquest, length(wizards), wizards, path, nullIf(checked_on, toDate(0)), keyword_id, domain_id, keyword_id, if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5))), toString(keyword_id)) AS line
FROM lost_position
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id GLOBAL IN (SELECT domain_id FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64)
ORDER BY domain_id ASC, ws DESC, pos ASC, word ASC, keyword_id ASC
LIMIT 25 BY domain_id
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, lost AS counted, formatRowNoNewline('JSONCompactEachRow', domain_id, name, it50, pages, lost, pageless, adkeyscnt, adscnt, checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on, ads_checked_on, ads_newer_keywords, ads_oldest_checked_on, ads_newest_checked_on) AS said FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id >= {from:UInt64} AND domain_id < {to:UInt64} AND lost >= 64
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0;
