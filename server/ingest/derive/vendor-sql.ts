import { searchIntents } from '../../contract/reports/search-intents.js';
import { inRangeSql } from '../import-run.js';
import { snapshotDateSql, type GenerationContext } from './generation-context.js';

const columns =
  'keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high';

/** Number of monthly values to retain in a trend. */
const trendMonths = 12;

const intentWordList = searchIntents.map(({ word }) => `'${word}'`).join(', ');
const intentIds = searchIntents.map(({ id }) => id).join(', ');

/** SQL of the ids of a vendor's intents; unrecognised intents are dropped. */
export const intentIdsSql = `arraySort(arrayDistinct(arrayFilter(id -> id > 0, arrayMap(word -> transform(toString(word), [${intentWordList}], [${intentIds}], 0), intents))))`;

/** SQL that rounds to two decimals, because facts are stored with low precision. */
const roundedSql = (number: string) => `round(toFloat64(${number}), 2)`;

/** Newest vendor facts of each affected keyword, with a deterministic choice between vendors of the same date. */
export function affectedVendorsSql({ affectedTable }: GenerationContext): string {
  const inAffectedKeywordsSql = `base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
  const newestValueSql = (value: string, isPresent: string) =>
    `argMaxIf(${value}, (date, vendor), ${isPresent})`;
  const provenanceSql = (kind: string, isPresent: string) =>
    `if(countIf(${isPresent}) = 0, '', concat('${kind} ', ${newestValueSql(`concat(vendor, ' ', toString(date))`, isPresent)}))`;
  const kinds = [
    ['difficulty', 'isNotNull(said.difficulty)'],
    ['intent', 'notEmpty(said.known_intents)'],
    ['trend', 'notEmpty(said.trend)'],
    ['parent_topic', `said.parent_topic != ''`],
  ] as const;
  const [difficulty, intent, trend, topic] = kinds.map(([, isPresent]) => isPresent);
  return `INSERT INTO keyword_vendor (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, told.keyword_id, told.difficulty, told.intents, told.trend, told.trend_from, told.parent_topic,
  told.vendors, if(is_range, told.range.1, 0), if(is_range, told.range.2, 0)
FROM (
  SELECT keyword_id, ${newestValueSql(roundedSql('said.difficulty'), difficulty ?? '')} AS difficulty,
    ${newestValueSql('said.known_intents', intent ?? '')} AS intents,
    ${newestValueSql(`arraySlice(arrayMap(value -> ${roundedSql('value')}, said.trend), -${trendMonths})`, trend ?? '')} AS trend,
    ${newestValueSql(`tuple(addMonths(said.trend_from, greatest(toInt32(length(said.trend)) - ${trendMonths}, 0)))`, trend ?? '')}.1 AS trend_from,
    ${newestValueSql('said.parent_topic', topic ?? '')} AS parent_topic,
    arrayFilter(one -> one != '', [${kinds.map(([kind, isPresent]) => provenanceSql(kind, isPresent)).join(', ')}]) AS vendors,
    argMaxIf((said.volume_low, said.volume_high, date), (date, vendor), isNotNull(said.volume_low) AND isNotNull(said.volume_high)) AS newest_range,
    (ifNull(newest_range.1, 0), ifNull(newest_range.2, 0), newest_range.3) AS range
  FROM (
    SELECT *, ${intentIdsSql} AS known_intents, ${snapshotDateSql('snapshot')} AS date FROM vendor_fact
    WHERE ${inAffectedKeywordsSql}
  ) AS said
  GROUP BY keyword_id
) AS told
GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, argMax(ws, ${snapshotDateSql('snapshot')}) AS volume, max(${snapshotDateSql('snapshot')}) AS volume_date FROM keyword_fact
  WHERE ws IS NOT NULL AND ${inAffectedKeywordsSql}
  GROUP BY keyword_id
) AS volumes ON volumes.keyword_id = told.keyword_id
WHERE (told.range.2 > 0 AND volumes.volume_date = told.range.3
  AND volumes.volume BETWEEN told.range.1 AND told.range.2 AS is_range) OR notEmpty(told.vendors)`;
}

/** Copies the vendor facts of unaffected keywords from the previous generation. */
export function carriedVendorsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO keyword_vendor (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM ${previousTable('keyword_vendor')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('keyword_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Newest crawled title of each page. */
export const pageTitlesSql = `INSERT INTO titled_page (base, generation, domain_id, url_hash, title)
SELECT {base:UInt16}, {generation:UInt32}, domain_id, url_hash, argMax(title, (${snapshotDateSql('snapshot')}, snapshot))
FROM page_title
WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND title != '' AND ${inRangeSql('domain_id')}
GROUP BY domain_id, url_hash`;

const inGenerationSql = 'base = {base:UInt16} AND generation = {generation:UInt32}';

/** Counts the values of each optional fact (`BaseFact`) in a generation. */
export const availableFactsSql = `SELECT countIf(isNotNull(difficulty)) AS difficulty, countIf(notEmpty(intents)) AS intent,
  countIf(notEmpty(trend)) AS trend, countIf(parent_topic != '') AS parentTopic, countIf(volume_high > 0) AS volumeRange,
  (SELECT count() FROM titled_page WHERE ${inGenerationSql}) AS pageTitle,
  (SELECT countIf(wsk > 0) FROM keyword WHERE ${inGenerationSql}) AS exactVolume
FROM keyword_vendor WHERE ${inGenerationSql}`;
