import { isGeoSql, isQuestSql, numwordsSql } from '../keyword-traits.js';
import { coveredKindsSql, coversSql } from '../fact-coverage.js';
import { inRangeSql } from '../keyword-range.js';
import { snapshotDateSql, type GenerationContext } from './generation-context.js';

const columns =
  'keyword_id, word, ws, wsk, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt, snapshot, snapshot_date, previous, previous_date, ads_snapshot, ads_date, updated_at';

const snapshotColumns: ReadonlySet<string> = new Set(['snapshot', 'previous', 'ads_snapshot']);

/**
 * Affected keywords with the newest value of each attribute and their two newest snapshots with search results. Ads and
 * SERP features are those of the newest snapshot that covers them.
 */
export function affectedKeywordsSql({ affectedTable }: GenerationContext): string {
  const latestValueSql = (column: string) => `argMaxIf(ifNull(${column}, 0), date, ${column} IS NOT NULL)`;
  return `INSERT INTO keyword (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, facts.keyword_id, facts.word, ws, wsk, cpc_min, cpc_max, competition, docs,
  ${numwordsSql('facts.word')}, ${isGeoSql('facts.word')}, ${isQuestSql('facts.word')}, wizards,
  toUInt16(least(ads.ads, 65535)), pages[1].2, pages[1].1, pages[2].2, pages[2].1, facts.ads_snapshot, facts.ads_date, updated
FROM (
  SELECT keyword_id, any(f.word) AS word, ${['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'].map((column) => `${latestValueSql(`f.${column}`)} AS ${column}`).join(', ')},
    argMaxIf(f.wizards, date, ${coversSql('covered', 'features')}) AS wizards, max(date) AS updated,
    argMaxIf(f.snapshot, date, ${coversSql('covered', 'ads')}) AS ads_snapshot, maxIf(date, ${coversSql('covered', 'ads')}) AS ads_date,
    arrayReverseSort(groupArrayIf((date, snapshot), has_results = 1)) AS pages
  FROM (SELECT *, ${snapshotDateSql('snapshot')} AS date, ${coveredKindsSql()} AS covered FROM keyword_fact
    WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})) AS f
  GROUP BY keyword_id
) AS facts
GLOBAL LEFT JOIN (
  SELECT keyword_id, snapshot, count() AS ads FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}
  GROUP BY keyword_id, snapshot
) AS ads ON ads.keyword_id = facts.keyword_id AND ads.snapshot = facts.ads_snapshot`;
}

/** Copies unaffected keywords from the previous generation and updates the ids of replaced snapshots. */
export function carriedKeywordsSql({ affectedTable }: GenerationContext): string {
  const replacedSnapshotSql = (column: string) =>
    `transform(${column}, {replacedFrom:Array(UInt32)}, {replacedTo:Array(UInt32)}, ${column})`;
  const values = columns
    .split(', ')
    .map((column) => (snapshotColumns.has(column) ? replacedSnapshotSql(column) : column));
  return `INSERT INTO keyword (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${values.join(', ')} FROM keyword
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('keyword_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Fills the index of keywords by text. */
export const keywordsByWordSql = `INSERT INTO keyword_by_word (base, generation, word, ws, keyword_id)
SELECT base, generation, word, ws, keyword_id FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;
