-- pages under a path

-- page
SELECT word, path AS url
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ((path = {arg_url:String} OR trimRight(cutQueryString(path), '/') = trimRight({arg_url:String}, '/')) OR startsWith(path, concat(trimRight({arg_url:String}, '/'), '/')))
ORDER BY ws DESC, keyword_id DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_url = "/catalog"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND ((path = {arg_url:String} OR trimRight(cutQueryString(path), '/') = trimRight({arg_url:String}, '/')) OR startsWith(path, concat(trimRight({arg_url:String}, '/'), '/')));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_url = "/catalog"

-- one page alone

-- page
SELECT word, path AS url
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND (path = {arg_url:String} OR trimRight(cutQueryString(path), '/') = trimRight({arg_url:String}, '/'))
ORDER BY ws DESC, keyword_id DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_url = "/catalog"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND (path = {arg_url:String} OR trimRight(cutQueryString(path), '/') = trimRight({arg_url:String}, '/'));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- arg_url = "/catalog"

-- competitors of a giant domain

-- rows of the page
SELECT cnt, toString(key_id) AS row_key_id, toString(cnt) AS row_cnt
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(top_domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND has(top_domain_ids, bitShiftRight(cityHash64({domain:String}), 11))) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id)
ORDER BY cnt DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, name
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS cnt FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_cnt:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {rows_key_id:Array(UInt64)}) AS a ON a.domain_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_cnt = [3]

-- count
SELECT count() AS total
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(top_domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND has(top_domain_ids, bitShiftRight(cityHash64({domain:String}), 11))) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- competitors in the top 50

-- rows of the page
SELECT cnt, toString(key_id) AS row_key_id, toString(cnt) AS row_cnt
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id)
ORDER BY cnt DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- their attributes
SELECT row_at, name
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS cnt FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_cnt:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {rows_key_id:Array(UInt64)}) AS a ON a.domain_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_cnt = [3]

-- count
SELECT count() AS total
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- competitors sorted by an attribute

-- page
SELECT name
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(top_domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND has(top_domain_ids, bitShiftRight(cityHash64({domain:String}), 11))) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}) AS a ON a.domain_id = s.key_id
ORDER BY it50 DESC, cnt DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- count
SELECT count() AS total
FROM (SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(top_domain_ids) AS key_id FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND has(top_domain_ids, bitShiftRight(cityHash64({domain:String}), 11))) WHERE key_id != bitShiftRight(cityHash64({domain:String}), 11) GROUP BY key_id);
-- base = 1
-- generation = 42
-- domain = "shop.example"

-- keywords of two domains that a third has not

-- rows of the page
SELECT word, toString(keyword_id) AS row_keyword_id
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {excluded:Array(UInt64)} AND best = 1)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 12
-- excluded = [13]
-- included_0 = 11

-- their attributes
SELECT row_at, nullIf(place_1, 0) AS pos1, nullIf(place_2, 0) AS pos2, nullIf(place_3, 0) AS pos3
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND best = 1 AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- compared = [11,12,13]
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = {anchor:UInt64}
  AND best = 1
  AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {included_0:UInt64} AND best = 1)
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {excluded:Array(UInt64)} AND best = 1);
-- base = 1
-- generation = 42
-- anchor = 12
-- excluded = [13]
-- included_0 = 11

-- paid keywords of domains, sorted by a place

-- page
SELECT word, nullIf(place_1, 0) AS pos1, nullIf(place_2, 0) AS pos2
FROM (SELECT * FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {anchor:UInt64} LIMIT 1 BY keyword_id) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS place_keyword_id, minIf(pos, domain_id = {compared:Array(UInt64)}[1]) AS place_1, minIf(pos, domain_id = {compared:Array(UInt64)}[2]) AS place_2, minIf(pos, domain_id = {compared:Array(UInt64)}[3]) AS place_3, minIf(pos, domain_id = {compared:Array(UInt64)}[4]) AS place_4, minIf(pos, domain_id = {compared:Array(UInt64)}[5]) AS place_5, minIf(pos, domain_id = {compared:Array(UInt64)}[6]) AS place_6, minIf(pos, domain_id = {compared:Array(UInt64)}[7]) AS place_7, minIf(pos, domain_id = {compared:Array(UInt64)}[8]) AS place_8, minIf(pos, domain_id = {compared:Array(UInt64)}[9]) AS place_9, minIf(pos, domain_id = {compared:Array(UInt64)}[10]) AS place_10 FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {compared:Array(UInt64)} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (SELECT * FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {anchor:UInt64} LIMIT 1 BY keyword_id) WHERE keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {excluded:Array(UInt64)})) GROUP BY keyword_id) AS a ON a.place_keyword_id = s.keyword_id
WHERE keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {excluded:Array(UInt64)})
ORDER BY nullIf(place_2, 0) ASC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- anchor = 11
-- excluded = [12,13]
-- compared = [11,12,13]

-- count
SELECT count() AS total
FROM (SELECT * FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = {anchor:UInt64} LIMIT 1 BY keyword_id)
WHERE keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ad_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id IN {excluded:Array(UInt64)});
-- base = 1
-- generation = 42
-- anchor = 11
-- excluded = [12,13]

-- words in any form

-- page
SELECT word
FROM keyword
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND ((hasAnyTokens(word, {phrase0_0:Array(String)}) AND (NOT (multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')) OR match((if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '), word) AS joined_word), {phrase0_0_exact:String})) AND hasAnyTokens(word, {phrase0_1:Array(String)})) OR (hasAnyTokens(word, {phrase1_0:Array(String)}) AND (NOT (multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')) OR match(joined_word, {phrase1_0_exact:String}))))
  AND NOT ((hasAnyTokens(word, {minus0_0:Array(String)})))
ORDER BY keyword_id ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- phrase0_0 = ["bought","buy","buyed","buying","buys"]
-- phrase0_0_exact = "(?:^|[^\\p{L}\\p{N}])b(?:ought|uy|uyed|uying|uys)(?:$|[^\\p{L}\\p{N}])"
-- phrase0_1 = ["phone","phoned","phones","phoning"]
-- phrase1_0 = ["red","redded","redder","reddest","redding","reds"]
-- phrase1_0_exact = "(?:^|[^\\p{L}\\p{N}])red(?:|ded|der|dest|ding|s)(?:$|[^\\p{L}\\p{N}])"
-- minus0_0 = ["free","freed","freeing","freer","frees","freest"]

-- count
SELECT count() AS total
FROM keyword
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND ((hasAnyTokens(word, {phrase0_0:Array(String)}) AND (NOT (multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')) OR match((if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '), word) AS joined_word), {phrase0_0_exact:String})) AND hasAnyTokens(word, {phrase0_1:Array(String)})) OR (hasAnyTokens(word, {phrase1_0:Array(String)}) AND (NOT (multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')) OR match(joined_word, {phrase1_0_exact:String}))))
  AND NOT ((hasAnyTokens(word, {minus0_0:Array(String)})));
-- base = 1
-- generation = 42
-- phrase0_0 = ["bought","buy","buyed","buying","buys"]
-- phrase0_0_exact = "(?:^|[^\\p{L}\\p{N}])b(?:ought|uy|uyed|uying|uys)(?:$|[^\\p{L}\\p{N}])"
-- phrase0_1 = ["phone","phoned","phones","phoning"]
-- phrase1_0 = ["red","redded","redder","reddest","redding","reds"]
-- phrase1_0_exact = "(?:^|[^\\p{L}\\p{N}])red(?:|ded|der|dest|ding|s)(?:$|[^\\p{L}\\p{N}])"
-- minus0_0 = ["free","freed","freeing","freer","frees","freest"]

-- a filter by words in any form

-- page
SELECT word
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND (match(word, {f0:String}) AND match(word, {f1:String}))
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "(?:^|[^\\p{L}\\p{N}])нож(?:|а|ам|ами|ах|е|ей|и|ом|у)(?:$|[^\\p{L}\\p{N}])"
-- f1 = "(?:^|[^\\p{L}\\p{N}])kni(?:fe|fed|fes|fing|ves)(?:$|[^\\p{L}\\p{N}])"

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND (match(word, {f0:String}) AND match(word, {f1:String}));
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "(?:^|[^\\p{L}\\p{N}])нож(?:|а|ам|ами|ах|е|ей|и|ом|у)(?:$|[^\\p{L}\\p{N}])"
-- f1 = "(?:^|[^\\p{L}\\p{N}])kni(?:fe|fed|fes|fing|ves)(?:$|[^\\p{L}\\p{N}])"

-- keywords by what vendors say of them

-- page
SELECT word, ws, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range, trend
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)) AS a ON a.vendor_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull((difficulty >= {f0:Float64} AND difficulty <= {f1:Float64}), 0)
  AND hasAny(intents, {f2:Array(UInt16)})
ORDER BY difficulty ASC, ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = 10
-- f1 = 40
-- f2 = [3,4]

-- count
SELECT count() AS total
FROM position_by_domain AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND best = 1)) AS a ON a.vendor_keyword_id = s.keyword_id
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull((difficulty >= {f0:Float64} AND difficulty <= {f1:Float64}), 0)
  AND hasAny(intents, {f2:Array(UInt16)});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = 10
-- f1 = 40
-- f2 = [3,4]

-- similar keywords with their difficulty

-- rows of the page
SELECT shared * 2 AS cnt, difficulty, toString(key_id) AS row_key_id, toString(shared) AS row_shared
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id GLOBAL IN (SELECT key_id FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id))) AS a ON a.vendor_keyword_id = s.key_id
ORDER BY difficulty DESC, shared * 2 DESC, key_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- keyword = "buy phone"

-- their attributes
SELECT row_at, word
FROM (SELECT row.1 AS row_at, row.2 AS key_id, row.3 AS shared FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_key_id:Array(UInt64)}), {rows_key_id:Array(UInt64)}, {rows_shared:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT * FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_key_id:Array(UInt64)}) AS a ON a.keyword_id = s.key_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- rows_key_id = [7]
-- rows_shared = [3]

-- count
SELECT count() AS total
FROM (SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND url_hash GLOBAL IN (SELECT arrayJoin(url_hashes) FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id = bitShiftRight(cityHash64({keyword:String}), 11)) AND keyword_id != bitShiftRight(cityHash64({keyword:String}), 11) GROUP BY key_id);
-- base = 1
-- generation = 42
-- keyword = "buy phone"

-- what a base does not hold

-- page
SELECT word
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull(CAST(NULL, 'Nullable(Float64)') > {f0:Float64}, 0)
ORDER BY ws DESC, keyword_id DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = 10

-- count
SELECT count() AS total
FROM position_by_domain
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND best = 1
  AND ifNull(CAST(NULL, 'Nullable(Float64)') > {f0:Float64}, 0);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = 10

-- pages by their titles

-- page
SELECT path AS url, title
FROM page AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS title_hash, title FROM titled_page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.title_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND position(lowerUTF8(title), {f0:String}) > 0
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "shoes"

-- count
SELECT count() AS total
FROM page AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS title_hash, title FROM titled_page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)) AS a ON a.title_hash = s.url_hash
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND position(lowerUTF8(title), {f0:String}) > 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "shoes"

-- pages by their paths as they are read

-- page
SELECT path AS url
FROM page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND (position(lowerUTF8(path), {f0:String}) > 0 OR position(lowerUTF8(decodeURLComponent(path)), {f1:String}) > 0)
ORDER BY it50 DESC, url_hash DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "/каталог%20"
-- f1 = "/каталог "

-- count
SELECT count() AS total
FROM page
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND domain_id = bitShiftRight(cityHash64({domain:String}), 11)
  AND (position(lowerUTF8(path), {f0:String}) > 0 OR position(lowerUTF8(decodeURLComponent(path)), {f1:String}) > 0);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- f0 = "/каталог%20"
-- f1 = "/каталог "

-- words as typed

-- page
SELECT word
FROM keyword
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND ((hasAllTokens(word, {phrase0:Array(String)}) AND match((if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '), word) AS joined_word), {phrase0_order:String})))
  AND NOT (hasAllTokens(word, {minus0:Array(String)}))
ORDER BY keyword_id ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- phrase0 = ["buy","phone"]
-- phrase0_order = "(?:^|[^a-z0-9\\x{80}-\\x{10ffff}])buy[^a-z0-9\\x{80}-\\x{10ffff}]+phone(?:$|[^a-z0-9\\x{80}-\\x{10ffff}])"
-- minus0 = ["free"]

-- count
SELECT count() AS total
FROM keyword
WHERE base = {base:UInt16}
  AND generation = {generation:UInt32}
  AND ((hasAllTokens(word, {phrase0:Array(String)}) AND match((if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '), word) AS joined_word), {phrase0_order:String})))
  AND NOT (hasAllTokens(word, {minus0:Array(String)}));
-- base = 1
-- generation = 42
-- phrase0 = ["buy","phone"]
-- phrase0_order = "(?:^|[^a-z0-9\\x{80}-\\x{10ffff}])buy[^a-z0-9\\x{80}-\\x{10ffff}]+phone(?:$|[^a-z0-9\\x{80}-\\x{10ffff}])"
-- minus0 = ["free"]
