import type { PositionsDates } from '../../contract/reports/positions-range.js';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import type { DaySpan } from '../../contract/reports/day-spans.js';
import { newestDateBefore, type PublishedSnapshot } from './baseline-comparison.js';
import { generationScope, subjectDomainIdSql, subjectKeywordIdSql, subjectUrlHashSql } from './source-sql.js';
import { readCheckedDates, readDepthsByDate, type KeywordsByDate } from './read-generation.js';
import type { ReportBase, ReportDependencies } from './report-dependencies.js';
import type { DomainTotals } from './report-source.js';

/** Dates of results and of the results before them. */
export interface ComparedDates extends PositionsDates {
  /** ISO date of most of the previous results; null without any. */
  previousDate: string | null;
}

/** Whether the dates are those of organic results or of ads. */
type DatedChannel = 'organic' | 'ads';

type DatedTotals = Pick<
  DomainTotals,
  | 'domainId'
  | 'checkedOn'
  | 'newerKeywords'
  | 'oldestCheckedOn'
  | 'newestCheckedOn'
  | 'previousCheckedOn'
  | 'adsCheckedOn'
  | 'adsNewerKeywords'
  | 'adsOldestCheckedOn'
  | 'adsNewestCheckedOn'
>;

/** Default of a date column: the row has no such results, or an earlier release derived it. */
const noDate = '1970-01-01';

/**
 * Dates of a domain's keywords, from its totals. A domain without results in the channel has the dates of the other
 * one. Totals of earlier releases have no dates; then those of the database apply.
 */
export function domainDates(
  base: Pick<ReportBase, 'positionsDate' | 'previousDate'>,
  totals: DatedTotals,
  channel: DatedChannel = 'organic',
): ComparedDates {
  const organic = {
    date: totals.checkedOn,
    newer: totals.newerKeywords,
    oldest: totals.oldestCheckedOn,
    newest: totals.newestCheckedOn,
  };
  const ads = {
    date: totals.adsCheckedOn,
    newer: totals.adsNewerKeywords,
    oldest: totals.adsOldestCheckedOn,
    newest: totals.adsNewestCheckedOn,
  };
  const [preferred, other] = channel === 'ads' ? [ads, organic] : [organic, ads];
  const { date, newer, oldest, newest } = preferred.date === noDate ? other : preferred;
  if (date === noDate) return baseDates(base);
  return {
    positionsDate: date,
    positionsRange: oldest === newest ? null : { newer: Number(newer), oldest, newest },
    previousDate: isoDate(totals.previousCheckedOn),
  };
}

/**
 * The last position that the search results of a domain's keywords contain, if imports ended before the last one that is
 * stored. Null for complete results, and for domains with exported positions, because an export lists all of them.
 */
export async function readDomainDepth(
  base: ReportBase,
  totals: DatedTotals & Pick<DomainTotals, 'it50' | 'pageless'>,
  deps: ReportDependencies,
): Promise<number | null> {
  if (totals.it50 === 0 || totals.pageless > 0 || totals.checkedOn === noDate) return null;
  const { oldestCheckedOn, newestCheckedOn } = totals;
  const depths = await readDepthsByDate(base, deps);
  const depth = Math.max(
    ...depths
      .filter(({ date }) => date >= oldestCheckedOn && date <= newestCheckedOn)
      .map((results) => results.depth),
  );
  return depth > 0 && depth < maxSerpPosition ? depth : null;
}

function baseDates({ positionsDate, previousDate }: Pick<ReportBase, 'positionsDate' | 'previousDate'>) {
  return { positionsDate, positionsRange: null, previousDate };
}

function isoDate(date: string): string | null {
  return date === noDate ? null : date;
}

/** Dates of data without search results. */
export const noDates: ComparedDates = { positionsDate: null, positionsRange: null, previousDate: null };

/** Dates of all keywords of a database with search results. */
export async function readBaseDates(base: ReportBase, deps: ReportDependencies): Promise<ComparedDates> {
  return summarizeDates(base, await readKeywordCountsByDate(base, deps));
}

/** Numbers of keywords of a database by the dates of their search results. */
export function readKeywordCountsByDate(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<readonly KeywordsByDate[]> {
  return readCheckedDates(
    base,
    'all keywords',
    `SELECT snapshot_date AS date, previous_date AS previous, count() AS keywords FROM keyword
     WHERE ${generationScope} AND snapshot > 0 GROUP BY date, previous`,
    {},
    deps,
  );
}

/** Dates of one keyword; none if it has no full search results. */
export async function readKeywordDates(
  keyword: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ComparedDates> {
  const rows = await readCheckedDates(
    base,
    `keyword ${keyword}`,
    `SELECT snapshot_date AS date, previous_date AS previous, 1 AS keywords FROM keyword
     WHERE ${generationScope} AND keyword_id = ${subjectKeywordIdSql}`,
    { keyword },
    deps,
  );
  const isExportedOnly = rows.length > 0 && rows.every(({ date }) => date === noDate);
  return isExportedOnly ? noDates : summarizeDates(base, rows);
}

/** Dates of several keywords by id. */
export async function readKeywordListDates(
  ids: readonly number[],
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ComparedDates> {
  const listed = [...ids].sort((a, b) => a - b);
  const rows = await readCheckedDates(
    base,
    `keywords ${listed.join(' ')}`,
    `SELECT snapshot_date AS date, previous_date AS previous, count() AS keywords FROM keyword
     WHERE ${generationScope} AND snapshot > 0 AND keyword_id IN {dated_keywords:Array(UInt64)} GROUP BY date, previous`,
    { dated_keywords: listed },
    deps,
  );
  return summarizeDates(base, rows);
}

/** Dates of the keywords of one page. A query is needed only if the domain's keywords have several dates. */
export async function readPageDates(
  { domain, path }: { domain: string; path: string },
  base: ReportBase,
  totals: DatedTotals,
  deps: ReportDependencies,
): Promise<ComparedDates> {
  const ofDomain = domainDates(base, totals);
  if (ofDomain.positionsRange === null) return ofDomain;
  const rows = await readCheckedDates(
    base,
    `page ${domain}${path}`,
    `SELECT checked_on AS date, previous_checked_on AS previous, count() AS keywords FROM position_by_domain
     WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} AND url_hash = ${subjectUrlHashSql} GROUP BY date, previous`,
    { domain, path },
    deps,
  );
  return rows.length === 0 ? ofDomain : summarizeDates(base, rows);
}

/** Dates of the keywords of several domains together. */
export async function readDomainsDates(
  domains: readonly DatedTotals[],
  base: ReportBase,
  channel: DatedChannel,
  deps: ReportDependencies,
): Promise<ComparedDates> {
  const [first, ...others] = domains.map((totals) => domainDates(base, totals, channel));
  if (first === undefined) return readBaseDates(base, deps);
  const areEqual = [first, ...others].every(
    ({ positionsDate, positionsRange }) => positionsRange === null && positionsDate === first.positionsDate,
  );
  if (areEqual) return first;
  const ids = domains.map(({ domainId }) => domainId).sort((a, b) => a - b);
  const table = channel === 'ads' ? 'ad_by_domain' : 'position_by_domain';
  const previousSql = channel === 'ads' ? 'toDate(0)' : 'previous_checked_on';
  const rows = await readCheckedDates(
    base,
    `${table} ${ids.join(' ')}`,
    `SELECT checked_on AS date, ${previousSql} AS previous, uniqExact(keyword_id) AS keywords FROM ${table}
     WHERE ${generationScope} AND domain_id IN {dated_domains:Array(UInt64)} GROUP BY date, previous`,
    { dated_domains: ids },
    deps,
  );
  return summarizeDates(base, rows);
}

/** Dates of keywords, from their counts by date. Without any, those of the database apply. */
export function summarizeDates(
  base: Pick<ReportBase, 'positionsDate' | 'previousDate'>,
  rows: readonly KeywordsByDate[],
): ComparedDates {
  const dates = countByDate(rows.map(({ date, keywords }) => [date, keywords]));
  const positionsDate = dominantDate(dates);
  const oldest = [...dates.keys()].sort()[0];
  const newest = [...dates.keys()].sort().at(-1);
  if (positionsDate === null || oldest === undefined || newest === undefined) return baseDates(base);
  const newer = [...dates].reduce(
    (sum, [date, keywords]) => (date > positionsDate ? sum + keywords : sum),
    0,
  );
  return {
    positionsDate,
    positionsRange: oldest === newest ? null : { newer, oldest, newest },
    previousDate: dominantDate(countByDate(rows.map(({ previous, keywords }) => [previous, keywords]))),
  };
}

function countByDate(rows: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [date, keywords] of rows) {
    if (date !== noDate) counts.set(date, (counts.get(date) ?? 0) + Number(keywords));
  }
  return counts;
}

/** The date with most keywords, the newest of several. */
function dominantDate(counts: ReadonlyMap<string, number>): string | null {
  const [first] = [...counts].sort(([a, m], [b, n]) => (m === n ? (a < b ? 1 : -1) : n - m));
  return first?.[0] ?? null;
}

/** Newest date of the comparison: the previous results, or those at least `days` before `positionsDate`. */
export function comparedDate(
  { positionsDate, previousDate }: ComparedDates,
  days: DaySpan | undefined,
  snapshots: readonly PublishedSnapshot[],
): string | null {
  return days === undefined ? previousDate : newestDateBefore(snapshots, positionsDate, days);
}

/** Dates of the results that stored data was computed from. None before it was computed. */
export function storedDates({ positionsDate, positionsRange = null }: Partial<PositionsDates>): {
  dates?: PositionsDates;
} {
  return positionsDate ? { dates: { positionsDate, positionsRange } } : {};
}
