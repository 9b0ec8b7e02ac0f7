-- as it opens

-- rows of the page
SELECT folder_path AS path, folder_name AS folder, word, ws, wsk, if(head = 0, NULL, overlap) AS overlap, if(head = 0, NULL, share) AS share, head = keyword_id AS master_key, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, known, folder AS folder_id, keyword_id AS id, toString(keyword_id) AS row_keyword_id
FROM (SELECT known.keyword_id AS keyword_id, known.known AS known, known.word AS word, placed.ws AS ws, placed.wsk AS wsk, known.cpc_min AS cpc_min, known.cpc_max AS cpc_max, known.competition AS competition, known.docs AS docs, known.numwords AS numwords, known.isgeo AS isgeo, known.isquest AS isquest, known.wizards AS wizards, known.adscnt AS adscnt, placed.folder AS folder, placed.head AS head, placed.overlap AS overlap, placed.share AS share,
  folders.name AS folder_name, folders.path AS folder_path
FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)) AS placed
GLOBAL INNER JOIN (SELECT keyword_id, known, word, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt FROM cluster_keyword WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND ({clustering_folder:Int32} = 0 OR keyword_id GLOBAL IN (SELECT keyword_id FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)))) ORDER BY keyword_id DESC, revision DESC, known DESC LIMIT 1 BY keyword_id) AS known ON known.keyword_id = placed.keyword_id
GLOBAL LEFT JOIN (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) AS folders ON folders.folder = placed.folder)
ORDER BY ws DESC, word ASC, keyword_id ASC
LIMIT 25
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- clustering_folder = 0
-- clustering = 5
-- clustering_epoch = 2
-- clustering_path = [40,43]
-- arg_deep = true

-- their attributes
SELECT row_at, nullIf(site_pos, 0) AS site_pos, site_path, site_pages, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a ON a.vendor_keyword_id = s.keyword_id
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS site_key, argMin(path, pos) AS site_path, toUInt8(min(pos)) AS site_pos, toUInt16(uniqExact(url_hash)) AS site_pages
FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({clustering_site:String}), 11) AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a2 ON a2.site_key = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- clustering_site = "shop.example"
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM (SELECT known.keyword_id AS keyword_id, known.known AS known, known.word AS word, placed.ws AS ws, placed.wsk AS wsk, known.cpc_min AS cpc_min, known.cpc_max AS cpc_max, known.competition AS competition, known.docs AS docs, known.numwords AS numwords, known.isgeo AS isgeo, known.isquest AS isquest, known.wizards AS wizards, known.adscnt AS adscnt, placed.folder AS folder, placed.head AS head, placed.overlap AS overlap, placed.share AS share,
  folders.name AS folder_name, folders.path AS folder_path
FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)) AS placed
GLOBAL INNER JOIN (SELECT keyword_id, known, word, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt FROM cluster_keyword WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND ({clustering_folder:Int32} = 0 OR keyword_id GLOBAL IN (SELECT keyword_id FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)))) ORDER BY keyword_id DESC, revision DESC, known DESC LIMIT 1 BY keyword_id) AS known ON known.keyword_id = placed.keyword_id
GLOBAL LEFT JOIN (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) AS folders ON folders.folder = placed.folder);
-- clustering_folder = 0
-- clustering = 5
-- clustering_epoch = 2
-- clustering_path = [40,43]
-- arg_deep = true

-- filtered, page 3

-- rows of the page
SELECT folder_path AS path, folder_name AS folder, word, ws, wsk, if(head = 0, NULL, overlap) AS overlap, if(head = 0, NULL, share) AS share, head = keyword_id AS master_key, floor(((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2) * 100 + 0.5) / 100 AS avbid, toFloat64(cpc_min) AS cpc_min, toFloat64(cpc_max) AS cpc_max, competition, adscnt, docs, numwords, isgeo, isquest, length(wizards) AS wizardscount, wizards, known, folder AS folder_id, keyword_id AS id, toString(keyword_id) AS row_keyword_id
FROM (SELECT known.keyword_id AS keyword_id, known.known AS known, known.word AS word, placed.ws AS ws, placed.wsk AS wsk, known.cpc_min AS cpc_min, known.cpc_max AS cpc_max, known.competition AS competition, known.docs AS docs, known.numwords AS numwords, known.isgeo AS isgeo, known.isquest AS isquest, known.wizards AS wizards, known.adscnt AS adscnt, placed.folder AS folder, placed.head AS head, placed.overlap AS overlap, placed.share AS share,
  folders.name AS folder_name, folders.path AS folder_path
FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)) AS placed
GLOBAL INNER JOIN (SELECT keyword_id, known, word, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt FROM cluster_keyword WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND ({clustering_folder:Int32} = 0 OR keyword_id GLOBAL IN (SELECT keyword_id FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)))) ORDER BY keyword_id DESC, revision DESC, known DESC LIMIT 1 BY keyword_id) AS known ON known.keyword_id = placed.keyword_id
GLOBAL LEFT JOIN (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) AS folders ON folders.folder = placed.folder)
WHERE NOT (position(lowerUTF8(folder_path), {f0:String}) > 0)
  AND ((ws >= {f1:Int64} AND ws <= {f2:Int64}) OR lowerUTF8(folder_path) IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}))
ORDER BY wsk DESC, word ASC, ws DESC, keyword_id DESC
LIMIT 50 OFFSET 100
SETTINGS prefer_column_name_to_alias = 1, exact_rows_before_limit = 1, optimize_read_in_order = 0;
-- clustering_folder = 0
-- clustering = 5
-- clustering_epoch = 2
-- clustering_path = [40,43]
-- arg_deep = true
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]

-- their attributes
SELECT row_at, nullIf(site_pos, 0) AS site_pos, site_path, site_pages, difficulty, intents AS intent, trend, parent_topic, trend_from, vendors, if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high))) AS ws_range
FROM (SELECT row.1 AS row_at, row.2 AS keyword_id FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({rows_keyword_id:Array(UInt64)}), {rows_keyword_id:Array(UInt64)})) AS row)) AS s
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high FROM keyword_vendor WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND keyword_id IN {rows_keyword_id:Array(UInt64)}) AS a ON a.vendor_keyword_id = s.keyword_id
GLOBAL LEFT ANY JOIN (SELECT keyword_id AS site_key, argMin(path, pos) AS site_path, toUInt8(min(pos)) AS site_pos, toUInt16(uniqExact(url_hash)) AS site_pages
FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND domain_id = bitShiftRight(cityHash64({clustering_site:String}), 11) AND keyword_id IN {rows_keyword_id:Array(UInt64)} GROUP BY keyword_id) AS a2 ON a2.site_key = s.keyword_id
SETTINGS prefer_column_name_to_alias = 1;
-- base = 1
-- generation = 42
-- clustering_site = "shop.example"
-- rows_keyword_id = [7]

-- count
SELECT count() AS total
FROM (SELECT known.keyword_id AS keyword_id, known.known AS known, known.word AS word, placed.ws AS ws, placed.wsk AS wsk, known.cpc_min AS cpc_min, known.cpc_max AS cpc_max, known.competition AS competition, known.docs AS docs, known.numwords AS numwords, known.isgeo AS isgeo, known.isquest AS isquest, known.wizards AS wizards, known.adscnt AS adscnt, placed.folder AS folder, placed.head AS head, placed.overlap AS overlap, placed.share AS share,
  folders.name AS folder_name, folders.path AS folder_path
FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)) AS placed
GLOBAL INNER JOIN (SELECT keyword_id, known, word, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt FROM cluster_keyword WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND ({clustering_folder:Int32} = 0 OR keyword_id GLOBAL IN (SELECT keyword_id FROM (SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM (
  SELECT keyword_id, folder, head, overlap, share, ws, wsk FROM cluster_place
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY keyword_id DESC, revision DESC LIMIT 1 BY keyword_id
) WHERE folder > -3 AND multiIf(
  {clustering_folder:Int32} = 0, folder >= -1,
  {clustering_folder:Int32} > 0 AND {arg_deep:Bool}, folder IN (SELECT folder FROM (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) WHERE has(trail, {clustering_folder:Int32})),
  folder = {clustering_folder:Int32}
)))) ORDER BY keyword_id DESC, revision DESC, known DESC LIMIT 1 BY keyword_id) AS known ON known.keyword_id = placed.keyword_id
GLOBAL LEFT JOIN (SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM (
  SELECT folder, parent, name, trail, path, pinned, locked, by_hand, gone FROM cluster_folder
  WHERE clustering = {clustering:UInt32} AND epoch = {clustering_epoch:UInt32} AND revision IN {clustering_path:Array(UInt32)} AND 1 ORDER BY folder DESC, revision DESC LIMIT 1 BY folder
) WHERE gone = 0) AS folders ON folders.folder = placed.folder)
WHERE NOT (position(lowerUTF8(folder_path), {f0:String}) > 0)
  AND ((ws >= {f1:Int64} AND ws <= {f2:Int64}) OR lowerUTF8(folder_path) IN {f3:Array(String)} OR hasAny(wizards, {f4:Array(UInt16)}));
-- clustering_folder = 0
-- clustering = 5
-- clustering_epoch = 2
-- clustering_path = [40,43]
-- arg_deep = true
-- f0 = "free%"
-- f1 = 10
-- f2 = 100
-- f3 = ["a","b"]
-- f4 = [1,2]
