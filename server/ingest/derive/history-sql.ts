import { depths } from '../../contract/reports/depth.js';
import { coveredKindsSql, coversSql } from '../fact-coverage.js';
import { rowVisitsSql, topColumns } from './domain-tables-sql.js';
import {
  changedDomainsOnlySql,
  endIndexSql,
  type GenerationContext,
  snapshotIndexSql,
} from './generation-context.js';

/**
 * Totals of domains by date, as if each date were the newest one.
 *
 * Results and ads are valid from their snapshot until the snapshot of a newer observation, so one statement derives all
 * dates: every row adds to its domain at the index of its snapshot and subtracts at its end. Sums up to an index are the totals
 * of that date.
 *
 * Parameters: `onDates`, the snapshots of the dates to derive, and `upTo`, the snapshots up to the last one.
 */

const columns = `domain_id, date, ${topColumns}, vis, pages, adkeyscnt, adscnt, adtraf`;

const upToSql = 'base = {base:UInt16} AND snapshot IN {upTo:Array(UInt32)}';

type HistoryContext = Pick<GenerationContext, 'changes' | 'overlaidTable'>;

/** Condition for facts of the domains to derive. */
const upToDomainsSql = (context: HistoryContext): string => upToSql + changedDomainsOnlySql(context);

const onDatesSql = 'base = {base:UInt16} AND snapshot IN {onDates:Array(UInt32)}';

/** SQL of the smallest snapshot index. The index 0 means that there is none. */
function firstIndexSql(...indexes: readonly string[]): string {
  return `arrayMin(arrayFilter(other -> other > 0, [${[...indexes, endIndexSql].join(', ')}]))`;
}

const volumesSql =
  'SELECT keyword_id, ws, wsk FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32}';

/**
 * Results with the index at which a newer observation of keyword and domain replaces them: full search results of the
 * keyword, another export of the pair, or a complete export of the domain. Most databases have no exports, and each
 * join reads all results.
 */
function validResultsSql(context: HistoryContext): string {
  const exportsSql =
    context.overlaidTable === undefined
      ? ''
      : `
    GLOBAL ASOF LEFT JOIN (
      SELECT DISTINCT keyword_id, domain_id, ${snapshotIndexSql} AS export FROM result WHERE ${upToDomainsSql(context)} AND own = 1
    ) AS exports ON exports.keyword_id = results.keyword_id AND exports.domain_id = results.domain_id AND results.snapshot_index < exports.export
    GLOBAL ASOF LEFT JOIN (
      SELECT domain_id, ${snapshotIndexSql} AS complete_export FROM domain_export WHERE ${upToDomainsSql(context)} AND complete = 1
    ) AS completes ON completes.domain_id = results.domain_id AND results.snapshot_index < completes.complete_export`;
  const endsSql = firstIndexSql(
    'pages.page',
    ...(exportsSql ? ['exports.export', 'completes.complete_export'] : []),
  );
  return `SELECT results.keyword_id AS keyword_id, results.domain_id AS domain_id, results.url_hash AS url_hash, results.pos AS pos,
      results.snapshot_index AS snapshot_index, ${endsSql} AS ends
    FROM (SELECT keyword_id, domain_id, url_hash, pos, ${snapshotIndexSql} AS snapshot_index FROM result WHERE ${upToDomainsSql(context)}) AS results
    GLOBAL ASOF LEFT JOIN (
      SELECT keyword_id, ${snapshotIndexSql} AS page FROM keyword_fact WHERE ${upToSql} AND has_results = 1
    ) AS pages ON pages.keyword_id = results.keyword_id AND results.snapshot_index < pages.page${exportsSql}`;
}

const coversAdsSql = coversSql(coveredKindsSql('1'), 'ads');

/** Ads with the index at which a newer snapshot that covers ads of the keyword replaces them. */
const validAdsSql = (
  context: HistoryContext,
): string => `SELECT ads.keyword_id AS keyword_id, ads.domain_id AS domain_id, ads.ad_id AS ad_id, ads.pos AS pos,
      ads.snapshot_index AS snapshot_index, ${firstIndexSql('checks.check')} AS ends
    FROM (SELECT keyword_id, domain_id, ad_id, pos, ${snapshotIndexSql} AS snapshot_index FROM ad_result WHERE ${upToDomainsSql(context)}) AS ads
    GLOBAL ASOF LEFT JOIN (
      SELECT keyword_id, ${snapshotIndexSql} AS check FROM keyword_fact WHERE ${upToSql} AND ${coversAdsSql}
    ) AS checks ON checks.keyword_id = ads.keyword_id AND ads.snapshot_index < checks.check`;

/** Each row twice: at its index with the sign 1 and at its end with the sign -1. */
const eventsSql = 'ARRAY JOIN [snapshot_index, ends] AS at, [1, -1] AS sign';

/**
 * SQL of the changes in the number of distinct objects of a domain. An object counts as long as any of its rows is
 * valid.
 */
function distinctChangesSql(object: string, rows: string): string {
  return `SELECT domain_id, at, change FROM (
      SELECT domain_id, ${object}, sumMap([snapshot_index, ends], [1, -1]) AS events, arrayCumSum(events.2) AS valid,
        arrayMap((current, before) -> (current > 0) - (before > 0), valid, arrayPushFront(arrayPopBack(valid), 0)) AS changes
      FROM (${rows}) GROUP BY domain_id, ${object}
    ) ARRAY JOIN events.1 AS at, changes AS change WHERE change != 0`;
}

const totals = [
  ...depths.map(({ last }) => `it${last}`),
  'vis',
  'pages',
  'adkeyscnt',
  'adscnt',
  'adtraf',
] as const;

/** SELECT list of one source of changes. Totals without an expression stay unchanged. */
function changesSql(expressions: Readonly<Partial<Record<string, string>>>): string {
  const isFloat = (total: string) => total === 'vis' || total === 'adtraf';
  return totals
    .map((total) => `${expressions[total] ?? (isFloat(total) ? '0.' : '0')} AS ${total}`)
    .join(', ');
}

const changedTotalsSql = (context: HistoryContext): string => `SELECT domain_id, at, ${changesSql({
  ...Object.fromEntries(depths.map(({ last }) => [`it${last}`, `sumIf(sign, pos <= ${last})`])),
  vis: `sum(sign * ${rowVisitsSql})`,
})}
  FROM (
    SELECT keyword_id, domain_id, snapshot_index, ends, min(valid.pos) AS pos FROM (${validResultsSql(context)}) AS valid
    GROUP BY keyword_id, domain_id, snapshot_index, ends
  ) AS best GLOBAL INNER JOIN (${volumesSql}) AS volumes USING (keyword_id)
  ${eventsSql} GROUP BY domain_id, at
  UNION ALL
  SELECT domain_id, at, ${changesSql({ pages: 'change' })} FROM (${distinctChangesSql('url_hash', validResultsSql(context))})
  UNION ALL
  SELECT domain_id, at, ${changesSql({ adkeyscnt: 'change' })} FROM (${distinctChangesSql('keyword_id', validAdsSql(context))})
  UNION ALL
  SELECT domain_id, at, ${changesSql({ adscnt: 'change' })} FROM (${distinctChangesSql('ad_id', validAdsSql(context))})
  UNION ALL
  SELECT domain_id, at, ${changesSql({ adtraf: `sum(sign * ${rowVisitsSql})` })}
  FROM (${validAdsSql(context)}) AS ads GLOBAL INNER JOIN (${volumesSql}) AS volumes USING (keyword_id)
  ${eventsSql} GROUP BY domain_id, at`;

/**
 * Domains that the dates observe: those with results or ads, up to the date, for a keyword whose results or ads the
 * date covers, and those with an export. Other domains have no point at a date, because nothing is known about them.
 */
const observedDomainsSql = (
  context: HistoryContext,
  domains = changedDomainsOnlySql(context),
  keywords = '',
): string => `SELECT DISTINCT domain_id, snapshot_index FROM (
    SELECT domain_id, snapshot_index FROM (
      SELECT keyword_id, domain_id, min(${snapshotIndexSql}) AS first FROM result WHERE ${upToSql}${domains}${keywords} GROUP BY keyword_id, domain_id
    ) AS ranked GLOBAL INNER JOIN (
      SELECT keyword_id, ${snapshotIndexSql} AS snapshot_index FROM keyword_fact WHERE ${onDatesSql} AND has_results = 1
    ) AS checked USING (keyword_id) WHERE first <= snapshot_index
    UNION ALL
    SELECT domain_id, snapshot_index FROM (
      SELECT keyword_id, domain_id, min(${snapshotIndexSql}) AS first FROM ad_result WHERE ${upToSql}${domains}${keywords} GROUP BY keyword_id, domain_id
    ) AS advertised GLOBAL INNER JOIN (
      SELECT keyword_id, ${snapshotIndexSql} AS snapshot_index FROM keyword_fact WHERE ${onDatesSql} AND ${coversAdsSql}
    ) AS checked USING (keyword_id) WHERE first <= snapshot_index
    UNION ALL
    SELECT domain_id, ${snapshotIndexSql} AS snapshot_index FROM domain_export WHERE ${onDatesSql}${domains}
  )`;

const runningTotalSql = (total: string) =>
  `sum(${total}) OVER (PARTITION BY domain_id ORDER BY at) AS ${total}`;

/** Totals of the domains at all dates in `onDates`, with current volumes. */
export const historyOnDatesSql = (
  context: HistoryContext,
): string => `INSERT INTO domain_history (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, observed.domain_id, {dates:Array(Date)}[observed.snapshot_index], ${totals.join(', ')}
FROM (${observedDomainsSql(context)}) AS observed
GLOBAL ASOF INNER JOIN (
  SELECT domain_id, at, ${totals.map(runningTotalSql).join(', ')}
  FROM (
    SELECT domain_id, at, ${totals.map((total) => `sum(source.${total}) AS ${total}`).join(', ')} FROM (${changedTotalsSql(context)}) AS source
    GROUP BY domain_id, at
  )
) AS changes ON changes.domain_id = observed.domain_id AND observed.snapshot_index >= changes.at
WHERE it50 > 0 OR adkeyscnt > 0`;

/** History of unchanged dates; `changedDates` lists the others. */
export const carriedHistorySql = ({
  previousTable,
}: GenerationContext): string => `INSERT INTO domain_history (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM ${previousTable('domain_history')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND date IN {dates:Array(Date)} AND date NOT IN {changedDates:Array(Date)}`;

/** Removes the points of domains that a carried date does not observe, which earlier releases stored. */
export const carriedObservedHistorySql = (
  context: GenerationContext,
): string => `${carriedHistorySql(context)}
  AND (domain_id, date) GLOBAL IN (SELECT domain_id, {dates:Array(Date)}[snapshot_index] FROM (${observedDomainsSql(context)}))`;

/** Domains of a clone with a position at the newest date in the reports. The date observes all of them. */
const rankedOnDateSql = (context: HistoryContext): string =>
  `SELECT domain_id FROM domain
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND it50 > 0 AND newest_checked_on = {date:Date}${changedDomainsOnlySql(context)}`;

/** Other domains of a clone with totals. The newest date observes those for which it covers a keyword. */
const unrankedOnDateSql = (context: HistoryContext): string =>
  `SELECT domain_id FROM domain
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND (it50 > 0 OR adkeyscnt > 0)
      AND NOT (it50 > 0 AND newest_checked_on = {date:Date})${changedDomainsOnlySql(context)}`;

/** Counts the keywords of the newest date, and the domains of a clone without positions at that date. */
export const countUnrankedSql = (context: HistoryContext): string =>
  `SELECT (SELECT count() FROM (${unrankedOnDateSql(context)})) AS domains,
  (SELECT count() FROM keyword_fact WHERE ${onDatesSql}) AS keywords`;

/** How to find the domains of a clone that the newest date observes. */
export interface NewestObservation {
  /** Whether any changed domain has no position at the date. */
  hasUnranked: boolean;
  /** Whether the date covers few keywords, so that reading their results is cheap. */
  coversFewKeywords: boolean;
}

/** Domains that the newest date observes. A clone finds most of them in the reports, without reading their facts. */
function observedOnDateSql(context: HistoryContext, observation: NewestObservation | undefined): string {
  if (observation === undefined) return `SELECT domain_id FROM (${observedDomainsSql(context)})`;
  const rankedSql = rankedOnDateSql(context);
  if (!observation.hasUnranked) return rankedSql;
  const coveredSql = observation.coversFewKeywords
    ? ` AND keyword_id GLOBAL IN (SELECT keyword_id FROM keyword_fact WHERE ${onDatesSql})`
    : '';
  const unrankedSql = ` AND domain_id GLOBAL IN (${unrankedOnDateSql(context)})`;
  return `${rankedSql} UNION DISTINCT SELECT domain_id FROM (${observedDomainsSql(context, unrankedSql, coveredSql)})`;
}

/**
 * Removes points of a clone: those of removed dates, and those of changed domains at the dates that are derived again.
 */
export const staleHistorySql = (context: HistoryContext): string =>
  `DELETE FROM domain_history
WHERE date NOT IN {dates:Array(Date)} OR date IN {changedDates:Array(Date)}${changedDomainsOnlySql(context)}`;

/**
 * The newest date uses the current totals, so the last point of a chart matches the displayed value. The only date of a
 * database observes every domain.
 */
export const newestHistorySql = (
  context: GenerationContext,
  observation: NewestObservation | undefined,
): string => `INSERT INTO domain_history (base, generation, ${columns})
SELECT base, generation, domain_id, {date:Date}, ${topColumns}, vis, pages, adkeyscnt, adscnt, adtraf FROM domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND (it50 > 0 OR adkeyscnt > 0)${changedDomainsOnlySql(context)}${
  context.snapshots.length === 1
    ? ''
    : `
  AND domain_id GLOBAL IN (${observedOnDateSql(context, observation)})`
}`;
