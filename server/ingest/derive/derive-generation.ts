import { baseFacts, type BaseFact } from '../../contract/base-facts.js';
import { keywordKindList } from '../staging/staging-table.js';
import {
  queryRows,
  rowsInRange,
  runStatement,
  runStatements,
  type ImportRun,
  type Statement,
} from '../import-run.js';
import { idRanges, inRange, type IdRange } from '../load/keyword-range.js';
import { adsSeenSql } from './ad-seen-sql.js';
import { carriedAdsSql, affectedAdsSql } from './ad-sql.js';
import { domainsByNameSql, domainsSql } from './domain-sql.js';
import { domainsByOwnerSql } from './owner-sql.js';
import { firstPagesSql, precomputedDomainsSql } from './first-page-sql.js';
import { parametersOf, type GenerationContext, type SnapshotState } from './generation-context.js';
import { carriedHistorySql, newestHistorySql, historyOnDateSql } from './history-sql.js';
import { carriedKeywordsSql, keywordsByWordSql, affectedKeywordsSql } from './keyword-sql.js';
import { carriedLostResultsSql, lostPagesSql, affectedLostResultsSql } from './lost-page-sql.js';
import { carriedLostSql, affectedLostSql } from './lost-position-sql.js';
import { overlaidLostResultsSql, overlaidLostSql, overlaidPositionsSql } from './overlaid-positions-sql.js';
import { pagesSql } from './page-sql.js';
import { carriedPositionsSql, affectedPositionsSql } from './position-sql.js';
import { carriedResultSetsSql, positionsByUrlSql, affectedResultSetsSql } from './result-set-sql.js';
import { availableFactsSql, carriedVendorsSql, pageTitlesSql, affectedVendorsSql } from './vendor-sql.js';

/** Every table of a generation. */
export const generationTables = [
  'keyword',
  'keyword_by_word',
  'position_by_domain',
  'lost_position',
  'lost_result',
  'result_set',
  'position_by_url',
  'ad_by_domain',
  'ad_seen',
  'page',
  'lost_page',
  'domain',
  'domain_by_name',
  'domain_by_owner',
  'domain_history',
  'keyword_vendor',
  'titled_page',
  'first_page',
] as const;

/** A snapshot whose totals must be recalculated. */
interface ChangedSnapshot {
  id: number;
  date: string;
}

/** Row counts of the retained snapshots, which determine the id ranges. */
export interface GenerationSize {
  /** Result rows of the largest snapshot. */
  rows: number;
  /** Whether the base has ads, vendor facts and page titles. */
  hasAds: boolean;
  hasVendors: boolean;
  hasTitles: boolean;
  /** Whether any file contains previous positions. */
  hasFilePositions: boolean;
}

/**
 * Fills every table of a new generation. Affected keywords are derived from facts, all other rows are copied from the
 * previous generation, and totals cover both. The generation stays invisible until published.
 */
export async function deriveGeneration(
  run: ImportRun,
  context: GenerationContext,
  changed: readonly ChangedSnapshot[],
  size: GenerationSize,
  onStep: (done: number, total: number) => void,
): Promise<void> {
  const steps = stepsOf(context, size, run);
  const last: Step = [{ sql: domainsByNameSql }, { sql: domainsByOwnerSql }];
  const precompute = firstPagesSql(context).map((sql) => ({ sql, ranges: pageRanges(size, run) }));
  const total = steps.flat().length + last.length + precompute.length + 1;
  let done = 0;
  const runStep = (step: Step) =>
    runStatements(run, step, parametersOf(context), () => onStep(++done, total));
  for (const step of steps) await runStep(step);
  const [precomputed] = await queryRows<{ rows: number }>(
    run,
    precomputedDomainsSql(context),
    scopeOf(context),
  );
  await runStep((precomputed?.rows ?? 0) > 0 ? [...precompute, ...last] : last);
  await deriveHistory(run, context, changed);
  onStep(total, total);
}

/** Statements that may run in parallel. They read only tables of earlier steps. */
type Step = readonly Statement[];

function stepsOf(context: GenerationContext, size: GenerationSize, run: ImportRun): Step[] {
  const { rows, hasAds, hasVendors, hasTitles, hasFilePositions } = size;
  const over = idRanges(rows, rowsInRange(run.config));
  const byUrl = pageRanges(size, run);
  const hasPrevious = context.snapshots.length > 1;
  const { overlaidTable } = context;
  const carriedOver = (table: (typeof generationTables)[number], statement: Statement): Statement[] =>
    context.previousGeneration === 0 || context.rebuildsAll || context.previousRows[table] === 0
      ? []
      : [statement];
  return [
    [{ sql: affectedKeywordsSql(context), over }],
    [
      { sql: affectedPositionsSql(context, hasFilePositions), over },
      ...(overlaidTable === undefined ? [] : [{ sql: overlaidPositionsSql(context), over }]),
      ...(hasPrevious
        ? [
            { sql: affectedLostSql(context), over },
            { sql: affectedLostResultsSql(context), over },
          ]
        : []),
      ...(hasPrevious && overlaidTable !== undefined
        ? [
            { sql: overlaidLostSql(context), over },
            { sql: overlaidLostResultsSql(context), over },
          ]
        : []),
      { sql: affectedResultSetsSql(context), over },
      ...(hasAds ? [{ sql: affectedAdsSql(context) }, { sql: adsSeenSql, over }] : []),
      ...(hasVendors ? [{ sql: affectedVendorsSql(context), over }] : []),
      ...(hasTitles ? [{ sql: pageTitlesSql, over }] : []),
      ...carriedOver('position_by_domain', { sql: carriedPositionsSql(context), over }),
      ...carriedOver('lost_position', { sql: carriedLostSql(context), over }),
      ...carriedOver('lost_result', { sql: carriedLostResultsSql(context), over }),
      ...carriedOver('result_set', { sql: carriedResultSetsSql(context), over }),
      ...carriedOver('ad_by_domain', { sql: carriedAdsSql(context) }),
      ...carriedOver('keyword', { sql: carriedKeywordsSql(context), over }),
      ...carriedOver('keyword_vendor', { sql: carriedVendorsSql(context), over }),
    ],
    [
      { sql: pagesSql(context), over: byUrl },
      { sql: positionsByUrlSql, over: byUrl },
      { sql: keywordsByWordSql },
    ],
    hasPrevious
      ? [{ sql: lostPagesSql, over: byUrl }, { sql: domainsSql(context) }]
      : [{ sql: domainsSql(context) }],
  ];
}

/** Ranges for statements that group by page or domain. */
function pageRanges({ rows }: GenerationSize, { config }: ImportRun): IdRange[] {
  return idRanges(rows, rowsInRange(config) * 2);
}

/**
 * Domain history contains the state at each date. The newest date equals the current reports, dates since the first
 * change are recalculated, and earlier dates are copied.
 */
async function deriveHistory(
  run: ImportRun,
  context: GenerationContext,
  changed: readonly ChangedSnapshot[],
): Promise<void> {
  const [first] = [...changed, ...context.shifted].map(({ date }) => date).toSorted();
  const changesAt = ({ date }: SnapshotState) => first !== undefined && date >= first;
  const since = await withPublicRows(run, context, context.snapshots.filter(changesAt));
  const visible = since.length > 0 ? since : await withPublicRows(run, context, context.snapshots);
  const newest = visible.at(-1);
  const later = since.filter(({ id }) => id !== newest?.id);
  const changedDates = [...changed, ...later, ...(newest ? [newest] : [])].map(({ date }) => date);
  const parameters = { ...parametersOf(context), changedDates };
  if (context.previousGeneration > 0) await runStatement(run, carriedHistorySql, parameters);
  for (const { date } of later) {
    const upTo = context.snapshots.filter((snapshot) => snapshot.date <= date).map(({ id }) => id);
    await runStatement(run, historyOnDateSql, { ...parameters, upTo, date });
  }
  if (newest) await runStatement(run, newestHistorySql, { ...parameters, date: newest.date });
}

/** Removes the snapshots that contain neither results nor ads. */
async function withPublicRows(
  run: ImportRun,
  { base }: GenerationContext,
  snapshots: readonly SnapshotState[],
): Promise<SnapshotState[]> {
  if (snapshots.length === 0) return [];
  // ClickHouse counts a complete partition from metadata.
  const rowsIn = (table: string, at: number) =>
    `(SELECT count() FROM ${table} WHERE base = {base:UInt16} AND snapshot = {snapshot${at}:UInt32})`;
  const counted = snapshots.map((_snapshot, at) => `${rowsIn('result', at)} + ${rowsIn('ad_result', at)}`);
  const ids = snapshots.map(({ id }, at) => [`snapshot${at}`, id] as const);
  const [counts] = await queryRows<{ rows: number[] }>(run, `SELECT [${counted.join(', ')}] AS rows`, {
    base,
    ...Object.fromEntries(ids),
  });
  return snapshots.filter((_snapshot, at) => (counts?.rows[at] ?? 0) > 0);
}

/** Row counts by table, with a check that all orderings of the positions have equally many rows. */
export async function countGeneration(
  run: ImportRun,
  context: Pick<GenerationContext, 'base' | 'generation'>,
): Promise<Record<string, number>> {
  const counted = (name: string, count: string, table: string) =>
    `SELECT '${name}' AS name, ${count} AS rows FROM ${table} WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;
  const found = await queryRows<{ name: string; rows: number }>(
    run,
    [
      ...generationTables.map((table) => counted(table, 'count()', table)),
      counted('results', 'sum(length(url_hashes))', 'result_set'),
    ].join('\nUNION ALL '),
    scopeOf(context),
  );
  const { results = 0, ...counts } = Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
  if (
    counts['position_by_domain'] !== counts['position_by_url'] ||
    counts['position_by_domain'] !== results
  ) {
    throw new Error(`The generation is incomplete: ${JSON.stringify({ ...counts, results })}`);
  }
  return counts;
}

/** Query parameters of one generation. */
function scopeOf({ base, generation }: Pick<GenerationContext, 'base' | 'generation'>) {
  return { base, generation };
}

/** Optional facts that a generation contains. */
export async function readAvailableFacts(
  run: ImportRun,
  { base, generation }: { base: number; generation: number },
): Promise<BaseFact[]> {
  const [counts] = await queryRows<Record<BaseFact, number>>(run, availableFactsSql, { base, generation });
  return baseFacts.filter((fact) => Number(counts?.[fact] ?? 0) > 0);
}

/** Inserts all keywords into the table of affected keywords, for a rebuild. */
export function insertAllKeywordsSql(context: GenerationContext): string {
  return `INSERT INTO ${context.affectedTable} SELECT DISTINCT keyword_id FROM keyword_fact
WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange('keyword_id')}`;
}

/** Inserts the keywords of removed and restored snapshots into the table of affected keywords. */
export function insertShiftedKeywordsSql(context: GenerationContext): string {
  return `INSERT INTO ${context.affectedTable} SELECT DISTINCT keyword_id FROM keyword_fact
WHERE base = {base:UInt16} AND snapshot IN {shifted:Array(UInt32)} AND ${inRange('keyword_id')}`;
}

/** Inserts the keywords of the imported files into the table of affected keywords. */
export function insertAffectedKeywordsSql(context: GenerationContext): string {
  return `INSERT INTO ${context.affectedTable} SELECT DISTINCT keyword_id FROM ${context.staging}
WHERE reason = 0 AND kind IN (${keywordKindList}) AND base = {code:String} AND date IN {changedDates:Array(Date)} AND ${inRange('keyword_id')}`;
}
