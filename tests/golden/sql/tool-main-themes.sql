-- as it opens

-- rows of the page
SELECT term AS word, term_keywords AS cnt, term_volume AS ws, term_exact AS wsk, term_pages AS pages, {domain:String} AS domain, toString(main_page) AS row_main_page, toString(main_keyword) AS row_main_keyword
FROM (SELECT term, sum(keywords) AS term_keywords, sum(volume) AS term_volume, sum(exact) AS term_exact, count() AS term_pages, argMax(url_hash, (keywords, url_hash)) AS main_page, max(main).2 AS main_keyword FROM (SELECT term, url_hash, countIf(best = 1) AS keywords, sumIf(ws, best = 1) AS volume, sumIf(wsk, best = 1) AS exact, max((ws, keyword_id)) AS main FROM (SELECT best, ws, wsk, keyword_id, url_hash, arrayJoin(arrayDistinct(arrayMap(one -> transform(one, {forms:Array(String)}, {formed_as:Array(String)}, one), if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), arrayMap(one -> translateUTF8(one, '𐘀𐘁𐘂𐘃', '+#&.'), splitByNonAlpha(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '))), splitByNonAlpha(word))))) AS term FROM (SELECT best, ws, wsk, keyword_id, url_hash, word FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11))) WHERE lengthUTF8(term) > 1 AND term NOT IN {function_words:Array(String)} GROUP BY term, url_hash) GROUP BY term)
ORDER BY term_keywords DESC, term_volume DESC, term DESC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- forms = ["tents"]
-- formed_as = ["tent"]
-- function_words = ["the","an","and","or","nor","but","if","then","than","so","as","at","by","for","from","in","into","of","off","on","onto","out","over","to","up","with","without","via","per","vs","is","are","was","were","be","been","being","am","do","does","did","has","have","had","can","could","will","would","should","may","might","must","it","its","he","him","his","she","her","they","them","their","we","us","our","you","your","my","me","this","that","these","those","who","whom","whose","what","which","when","where","why","how","not","no","yes","there","here","без","безо","для","до","за","из","изо","из-за","из-под","ко","на","над","не","ни","но","об","обо","от","ото","по","под","при","про","со","то","во","или","либо","да","же","ли","бы","как","так","что","чтобы","кто","где","куда","когда","почему","зачем","чем","чей","какой","какая","какие","какое","каком","какую","сколько","если","тоже","также","только","он","она","оно","они","его","ее","её","их","им","ему","ей","нам","нас","вам","вас","мы","вы","ты","мне","меня","мой","моя","мои","моё","мое","твой","свой","это","этот","эта","эти","тот","та","те","был","была","было","были","быть","есть","можно","нужно","надо","ли","между","через","после","перед","около"]

-- their attributes
SELECT row_at, page_path AS url, main_word AS keyword, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, adscnt, docs, numwords, isgeo, isquest
FROM (SELECT row.1 AS row_at, row.2 AS main_page, row.3 AS main_keyword FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_main_page:Array(UInt64)}), {rows_main_page:Array(UInt64)}, {rows_main_keyword:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, path AS page_path FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash IN {rows_main_page:Array(UInt64)}) AS a ON a.page_hash = s.main_page
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS main_id, word AS main_word, cpc_min, cpc_max, docs, numwords, isgeo, isquest, adscnt FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_main_keyword:Array(UInt64)}) AS a2 ON a2.main_id = s.main_keyword
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- rows_main_page = ["18446744073709551615"]
-- rows_main_keyword = [7]

-- count
SELECT count() AS total
FROM (SELECT term, sum(keywords) AS term_keywords, sum(volume) AS term_volume, sum(exact) AS term_exact, count() AS term_pages, argMax(url_hash, (keywords, url_hash)) AS main_page, max(main).2 AS main_keyword FROM (SELECT term, url_hash, countIf(best = 1) AS keywords, sumIf(ws, best = 1) AS volume, sumIf(wsk, best = 1) AS exact, max((ws, keyword_id)) AS main FROM (SELECT best, ws, wsk, keyword_id, url_hash, arrayJoin(arrayDistinct(arrayMap(one -> transform(one, {forms:Array(String)}, {formed_as:Array(String)}, one), if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), arrayMap(one -> translateUTF8(one, '𐘀𐘁𐘂𐘃', '+#&.'), splitByNonAlpha(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '))), splitByNonAlpha(word))))) AS term FROM (SELECT best, ws, wsk, keyword_id, url_hash, word FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11))) WHERE lengthUTF8(term) > 1 AND term NOT IN {function_words:Array(String)} GROUP BY term, url_hash) GROUP BY term);
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- forms = ["tents"]
-- formed_as = ["tent"]
-- function_words = ["the","an","and","or","nor","but","if","then","than","so","as","at","by","for","from","in","into","of","off","on","onto","out","over","to","up","with","without","via","per","vs","is","are","was","were","be","been","being","am","do","does","did","has","have","had","can","could","will","would","should","may","might","must","it","its","he","him","his","she","her","they","them","their","we","us","our","you","your","my","me","this","that","these","those","who","whom","whose","what","which","when","where","why","how","not","no","yes","there","here","без","безо","для","до","за","из","изо","из-за","из-под","ко","на","над","не","ни","но","об","обо","от","ото","по","под","при","про","со","то","во","или","либо","да","же","ли","бы","как","так","что","чтобы","кто","где","куда","когда","почему","зачем","чем","чей","какой","какая","какие","какое","каком","какую","сколько","если","тоже","также","только","он","она","оно","они","его","ее","её","их","им","ему","ей","нам","нас","вам","вас","мы","вы","ты","мне","меня","мой","моя","мои","моё","мое","твой","свой","это","этот","эта","эти","тот","та","те","был","была","было","были","быть","есть","можно","нужно","надо","ли","между","через","после","перед","около"]

-- filtered, page 3

-- rows of the page
SELECT term AS word, term_keywords AS cnt, term_volume AS ws, term_exact AS wsk, term_pages AS pages, {domain:String} AS domain, toString(main_page) AS row_main_page, toString(main_keyword) AS row_main_keyword
FROM (SELECT term, sum(keywords) AS term_keywords, sum(volume) AS term_volume, sum(exact) AS term_exact, count() AS term_pages, argMax(url_hash, (keywords, url_hash)) AS main_page, max(main).2 AS main_keyword FROM (SELECT term, url_hash, countIf(best = 1) AS keywords, sumIf(ws, best = 1) AS volume, sumIf(wsk, best = 1) AS exact, max((ws, keyword_id)) AS main FROM (SELECT best, ws, wsk, keyword_id, url_hash, arrayJoin(arrayDistinct(arrayMap(one -> transform(one, {forms:Array(String)}, {formed_as:Array(String)}, one), if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), arrayMap(one -> translateUTF8(one, '𐘀𐘁𐘂𐘃', '+#&.'), splitByNonAlpha(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '))), splitByNonAlpha(word))))) AS term FROM (SELECT best, ws, wsk, keyword_id, url_hash, word FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11))) WHERE lengthUTF8(term) > 1 AND term NOT IN {function_words:Array(String)} GROUP BY term, url_hash) GROUP BY term)
WHERE NOT (position(term, {f0:String}) > 0)
  AND ((term_keywords >= {f1:Int64} AND term_keywords <= {f2:Int64}) OR term IN {f3:Array(String)})
ORDER BY term_keywords DESC, term_volume DESC, term DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- forms = ["tents"]
-- formed_as = ["tent"]
-- function_words = ["the","an","and","or","nor","but","if","then","than","so","as","at","by","for","from","in","into","of","off","on","onto","out","over","to","up","with","without","via","per","vs","is","are","was","were","be","been","being","am","do","does","did","has","have","had","can","could","will","would","should","may","might","must","it","its","he","him","his","she","her","they","them","their","we","us","our","you","your","my","me","this","that","these","those","who","whom","whose","what","which","when","where","why","how","not","no","yes","there","here","без","безо","для","до","за","из","изо","из-за","из-под","ко","на","над","не","ни","но","об","обо","от","ото","по","под","при","про","со","то","во","или","либо","да","же","ли","бы","как","так","что","чтобы","кто","где","куда","когда","почему","зачем","чем","чей","какой","какая","какие","какое","каком","какую","сколько","если","тоже","также","только","он","она","оно","они","его","ее","её","их","им","ему","ей","нам","нас","вам","вас","мы","вы","ты","мне","меня","мой","моя","мои","моё","мое","твой","свой","это","этот","эта","эти","тот","та","те","был","была","было","были","быть","есть","можно","нужно","надо","ли","между","через","после","перед","около"]
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]

-- their attributes
SELECT row_at, page_path AS url, main_word AS keyword, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, adscnt, docs, numwords, isgeo, isquest
FROM (SELECT row.1 AS row_at, row.2 AS main_page, row.3 AS main_keyword FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_main_page:Array(UInt64)}), {rows_main_page:Array(UInt64)}, {rows_main_keyword:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT url_hash AS page_hash, path AS page_path FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11) AND url_hash IN {rows_main_page:Array(UInt64)}) AS a ON a.page_hash = s.main_page
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS main_id, word AS main_word, cpc_min, cpc_max, docs, numwords, isgeo, isquest, adscnt FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_main_keyword:Array(UInt64)}) AS a2 ON a2.main_id = s.main_keyword
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- rows_main_page = ["18446744073709551615"]
-- rows_main_keyword = [7]

-- count
SELECT count() AS total
FROM (SELECT term, sum(keywords) AS term_keywords, sum(volume) AS term_volume, sum(exact) AS term_exact, count() AS term_pages, argMax(url_hash, (keywords, url_hash)) AS main_page, max(main).2 AS main_keyword FROM (SELECT term, url_hash, countIf(best = 1) AS keywords, sumIf(ws, best = 1) AS volume, sumIf(wsk, best = 1) AS exact, max((ws, keyword_id)) AS main FROM (SELECT best, ws, wsk, keyword_id, url_hash, arrayJoin(arrayDistinct(arrayMap(one -> transform(one, {forms:Array(String)}, {formed_as:Array(String)}, one), if((multiSearchAny(word, ['+', '#', '&', ' .']) OR startsWith(word, '.')), arrayMap(one -> translateUTF8(one, '𐘀𐘁𐘂𐘃', '+#&.'), splitByNonAlpha(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(replaceAll(concat(' ', translate(word, '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~', '                               '), ' '), '+.', '+ .'), '#.', '# .'), '..', ' '), ' +', ' '), ' +', ' '), ' +', ' '), ' #', ' '), ' &', ' '), '& ', ' '), ' .', ' 𐘃'), '𐘃 ', ' '), '&', '𐘂'), '++', '𐘀𐘀'), '+ ', '𐘀 '), '# ', '𐘁 '))), splitByNonAlpha(word))))) AS term FROM (SELECT best, ws, wsk, keyword_id, url_hash, word FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({domain:String}), 11))) WHERE lengthUTF8(term) > 1 AND term NOT IN {function_words:Array(String)} GROUP BY term, url_hash) GROUP BY term)
WHERE NOT (position(term, {f0:String}) > 0)
  AND ((term_keywords >= {f1:Int64} AND term_keywords <= {f2:Int64}) OR term IN {f3:Array(String)});
-- base = 1
-- generation = 42
-- domain = "shop.example"
-- forms = ["tents"]
-- formed_as = ["tent"]
-- function_words = ["the","an","and","or","nor","but","if","then","than","so","as","at","by","for","from","in","into","of","off","on","onto","out","over","to","up","with","without","via","per","vs","is","are","was","were","be","been","being","am","do","does","did","has","have","had","can","could","will","would","should","may","might","must","it","its","he","him","his","she","her","they","them","their","we","us","our","you","your","my","me","this","that","these","those","who","whom","whose","what","which","when","where","why","how","not","no","yes","there","here","без","безо","для","до","за","из","изо","из-за","из-под","ко","на","над","не","ни","но","об","обо","от","ото","по","под","при","про","со","то","во","или","либо","да","же","ли","бы","как","так","что","чтобы","кто","где","куда","когда","почему","зачем","чем","чей","какой","какая","какие","какое","каком","какую","сколько","если","тоже","также","только","он","она","оно","они","его","ее","её","их","им","ему","ей","нам","нас","вам","вас","мы","вы","ты","мне","меня","мой","моя","мои","моё","мое","твой","свой","это","этот","эта","эти","тот","та","те","был","была","было","были","быть","есть","можно","нужно","надо","ли","между","через","после","перед","около"]
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
