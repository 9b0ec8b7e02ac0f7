import { baseFacts, type BaseFact } from '../../contract/base-facts.js';
import { keywordKinds } from '../staging/staging-table.js';
import {
  ask,
  rowsInRange,
  runStatement,
  runStatements,
  type ImportRun,
  type Statement,
} from '../import-run.js';
import { idRanges, inRange, type IdRange } from '../load/keyword-range.js';
import { adsSeenSql } from './ad-seen-sql.js';
import { keptAdsSql, touchedAdsSql } from './ad-sql.js';
import { domainsByNameSql, domainsSql } from './domain-sql.js';
import { domainsByOwnerSql } from './owner-sql.js';
import { firstPagesSql, laidDomainsSql } from './first-page-sql.js';
import { parametersOf, type GenerationContext, type SnapshotState } from './generation-context.js';
import { keptHistorySql, newestHistorySql, shownHistorySql } from './history-sql.js';
import { keptKeywordsSql, keywordsByWordSql, touchedKeywordsSql } from './keyword-sql.js';
import { keptLostResultsSql, lostPagesSql, touchedLostResultsSql } from './lost-page-sql.js';
import { keptLostSql, touchedLostSql } from './lost-position-sql.js';
import { overlaidLostResultsSql, overlaidLostSql, overlaidPositionsSql } from './overlaid-positions-sql.js';
import { pagesSql } from './page-sql.js';
import { keptPositionsSql, touchedPositionsSql } from './position-sql.js';
import { keptResultSetsSql, positionsByUrlSql, touchedResultSetsSql } from './result-set-sql.js';
import { heldFactsSql, keptVendorsSql, pageTitlesSql, touchedVendorsSql } from './vendor-sql.js';

/** Every table that a generation fills. */
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

/** A snapshot whose totals are to be counted anew. */
interface ChangedSnapshot {
  id: number;
  date: string;
}

/** How much there is to do: decides into how many ranges the work is cut. */
export interface GenerationSize {
  /** Result rows of the largest snapshot. */
  rows: number;
  /** Whether the base has ads at all, words of vendors, titles of pages. */
  hasAds: boolean;
  hasVendors: boolean;
  hasTitles: boolean;
  /** Whether any file says of a result where it stood before. */
  hasFileWords: boolean;
}

/**
 * Fills every table of a new generation: rows of the touched keywords from the facts, the others from the former generation,
 * totals over both. Nothing is visible before the generation is published.
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
  const laying = firstPagesSql(context).map((sql) => ({ sql, over: pageRanges(size, run) }));
  const total = steps.flat().length + last.length + laying.length + 1;
  let done = 0;
  const take = (step: Step) => runStatements(run, step, parametersOf(context), () => onStep(++done, total));
  for (const step of steps) await take(step);
  const [laid] = await ask<{ rows: number }>(run, laidDomainsSql(context), scopeOf(context));
  await take((laid?.rows ?? 0) > 0 ? [...laying, ...last] : last);
  await deriveHistory(run, context, changed);
  onStep(total, total);
}

/** Statements that read what those of the steps before write, and nothing of their own step. */
type Step = readonly Statement[];

function stepsOf(context: GenerationContext, size: GenerationSize, run: ImportRun): Step[] {
  const { rows, hasAds, hasVendors, hasTitles, hasFileWords } = size;
  const over = idRanges(rows, rowsInRange(run.config));
  const byUrl = pageRanges(size, run);
  const before = context.snapshots.length > 1;
  const { overlaid } = context;
  const carried = (table: (typeof generationTables)[number], statement: Statement): Statement[] =>
    context.former === 0 || context.anew || context.formerRows[table] === 0 ? [] : [statement];
  return [
    [{ sql: touchedKeywordsSql(context), over }],
    [
      { sql: touchedPositionsSql(context, hasFileWords), over },
      ...(overlaid === undefined ? [] : [{ sql: overlaidPositionsSql(context), over }]),
      ...(before
        ? [
            { sql: touchedLostSql(context), over },
            { sql: touchedLostResultsSql(context), over },
          ]
        : []),
      ...(before && overlaid !== undefined
        ? [
            { sql: overlaidLostSql(context), over },
            { sql: overlaidLostResultsSql(context), over },
          ]
        : []),
      { sql: touchedResultSetsSql(context), over },
      ...(hasAds ? [{ sql: touchedAdsSql(context) }, { sql: adsSeenSql, over }] : []),
      ...(hasVendors ? [{ sql: touchedVendorsSql(context), over }] : []),
      ...(hasTitles ? [{ sql: pageTitlesSql, over }] : []),
      ...carried('position_by_domain', { sql: keptPositionsSql(context), over }),
      ...carried('lost_position', { sql: keptLostSql(context), over }),
      ...carried('lost_result', { sql: keptLostResultsSql(context), over }),
      ...carried('result_set', { sql: keptResultSetsSql(context), over }),
      ...carried('ad_by_domain', { sql: keptAdsSql(context) }),
      ...carried('keyword', { sql: keptKeywordsSql(context), over }),
      ...carried('keyword_vendor', { sql: keptVendorsSql(context), over }),
    ],
    [
      { sql: pagesSql(context), over: byUrl },
      { sql: positionsByUrlSql, over: byUrl },
      { sql: keywordsByWordSql },
    ],
    before
      ? [{ sql: lostPagesSql, over: byUrl }, { sql: domainsSql(context) }]
      : [{ sql: domainsSql(context) }],
  ];
}

/** Ranges of statements whose rows are put together by page or domain. */
function pageRanges({ rows }: GenerationSize, { config }: ImportRun): IdRange[] {
  return idRanges(rows, rowsInRange(config) * 2);
}

/**
 * The history of domains is the state up to each date: the newest date of results or ads shows what the reports show, the dates
 * since the first that changes are counted anew, and those before it stay as they are.
 */
async function deriveHistory(
  run: ImportRun,
  context: GenerationContext,
  changed: readonly ChangedSnapshot[],
): Promise<void> {
  const [first] = [...changed, ...context.shifted].map(({ date }) => date).toSorted();
  const isSince = ({ date }: SnapshotState) => first !== undefined && date >= first;
  const since = await shownAmong(run, context, context.snapshots.filter(isSince));
  const shown = since.length > 0 ? since : await shownAmong(run, context, context.snapshots);
  const newest = shown.at(-1);
  const later = since.filter(({ id }) => id !== newest?.id);
  const changedDates = [...changed, ...later, ...(newest ? [newest] : [])].map(({ date }) => date);
  const parameters = { ...parametersOf(context), changedDates };
  if (context.former > 0) await runStatement(run, keptHistorySql, parameters);
  for (const { date } of later) {
    const upTo = context.snapshots.filter((snapshot) => snapshot.date <= date).map(({ id }) => id);
    await runStatement(run, shownHistorySql, { ...parameters, upTo, date });
  }
  if (newest) await runStatement(run, newestHistorySql, { ...parameters, date: newest.date });
}

/** Those of some snapshots that hold results or ads, and not volumes alone; in their order. */
async function shownAmong(
  run: ImportRun,
  { base }: GenerationContext,
  snapshots: readonly SnapshotState[],
): Promise<SnapshotState[]> {
  if (snapshots.length === 0) return [];
  // Rows of a whole partition are counted without being read.
  const rowsIn = (table: string, at: number) =>
    `(SELECT count() FROM ${table} WHERE base = {base:UInt16} AND snapshot = {snapshot${at}:UInt32})`;
  const counted = snapshots.map((_snapshot, at) => `${rowsIn('result', at)} + ${rowsIn('ad_result', at)}`);
  const ids = snapshots.map(({ id }, at) => [`snapshot${at}`, id] as const);
  const [held] = await ask<{ rows: number[] }>(run, `SELECT [${counted.join(', ')}] AS rows`, {
    base,
    ...Object.fromEntries(ids),
  });
  return snapshots.filter((_snapshot, at) => (held?.rows[at] ?? 0) > 0);
}

/** Rows by table, and a check that the orders of the positions hold the same rows. */
export async function countGeneration(
  run: ImportRun,
  context: Pick<GenerationContext, 'base' | 'generation'>,
): Promise<Record<string, number>> {
  const counted = (name: string, count: string, table: string) =>
    `SELECT '${name}' AS name, ${count} AS rows FROM ${table} WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;
  const found = await ask<{ name: string; rows: number }>(
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
    throw new Error(`the generation is not whole: ${JSON.stringify({ ...counts, results })}`);
  }
  return counts;
}

/** Values of the placeholders of what is asked of one generation. */
function scopeOf({ base, generation }: Pick<GenerationContext, 'base' | 'generation'>) {
  return { base, generation };
}

/** What a generation holds of what only some bases do. */
export async function readHeldFacts(
  run: ImportRun,
  { base, generation }: { base: number; generation: number },
): Promise<BaseFact[]> {
  const [held] = await ask<Record<BaseFact, number>>(run, heldFactsSql, { base, generation });
  return baseFacts.filter((fact) => Number(held?.[fact] ?? 0) > 0);
}

/** Every keyword that the facts know: what a generation of an older form leaves to be derived anew. */
export function everyKeywordTableSql(context: GenerationContext): string {
  return `INSERT INTO ${context.touched} SELECT DISTINCT keyword_id FROM keyword_fact
WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange('keyword_id')}`;
}

/** The keywords of snapshots that come back or go. */
export function keywordsOfShiftedSql(context: GenerationContext): string {
  return `INSERT INTO ${context.touched} SELECT DISTINCT keyword_id FROM keyword_fact
WHERE base = {base:UInt16} AND snapshot IN {shifted:Array(UInt32)} AND ${inRange('keyword_id')}`;
}

/** The keywords of an import: those that its files name, and those whose snapshots age out. */
export function touchedKeywordsTableSql(context: GenerationContext): string {
  return `INSERT INTO ${context.touched} SELECT DISTINCT keyword_id FROM ${context.staging}
WHERE reason = 0 AND kind IN (${keywordKinds}) AND base = {code:String} AND date IN {changedDates:Array(Date)} AND ${inRange('keyword_id')}`;
}
