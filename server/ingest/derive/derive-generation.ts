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
import { idRanges, inRange } from '../load/keyword-range.js';
import { adsSeenSql } from './ad-seen-sql.js';
import { keptAdsSql, touchedAdsSql } from './ad-sql.js';
import { domainsByNameSql, domainsSql } from './domain-sql.js';
import { domainsByOwnerSql } from './owner-sql.js';
import { firstPagesSql } from './first-page-sql.js';
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
  const total = steps.flat().length + 1;
  let done = 0;
  for (const step of steps) {
    await runStatements(run, step, parametersOf(context), () => onStep(++done, total));
  }
  await deriveHistory(run, context, changed);
  onStep(total, total);
}

/** Statements that read what those of the steps before write, and nothing of their own step. */
type Step = readonly Statement[];

function stepsOf(
  context: GenerationContext,
  { rows, hasAds, hasVendors, hasTitles, hasFileWords }: GenerationSize,
  { config }: ImportRun,
): Step[] {
  const over = idRanges(rows, rowsInRange(config));
  const byUrl = idRanges(rows, rowsInRange(config) * 2);
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
    [
      ...firstPagesSql(context).map((sql) => ({ sql, over: byUrl })),
      { sql: domainsByNameSql },
      { sql: domainsByOwnerSql },
    ],
  ];
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
  const newest = await newestShown(run, context);
  const later = (await shownSinceChange(run, context, changed)).filter(({ id }) => id !== newest?.id);
  const changedDates = [...changed, ...later, ...(newest ? [newest] : [])].map(({ date }) => date);
  const parameters = { ...parametersOf(context), changedDates };
  if (context.former > 0) await runStatement(run, keptHistorySql, parameters);
  for (const { date } of later) {
    const upTo = context.snapshots.filter((snapshot) => snapshot.date <= date).map(({ id }) => id);
    await runStatement(run, shownHistorySql, { ...parameters, upTo, date });
  }
  if (newest) await runStatement(run, newestHistorySql, { ...parameters, date: newest.date });
}

/** The snapshots of results or ads since the first date that an import brings, or that comes back or goes. */
async function shownSinceChange(
  run: ImportRun,
  context: GenerationContext,
  changed: readonly ChangedSnapshot[],
): Promise<SnapshotState[]> {
  const [first] = [...changed, ...context.shifted].map(({ date }) => date).toSorted();
  const shown: SnapshotState[] = [];
  for (const snapshot of context.snapshots) {
    const isSince = first !== undefined && snapshot.date >= first;
    if (isSince && (await isShown(run, context, snapshot))) shown.push(snapshot);
  }
  return shown;
}

/** The newest snapshot that holds results or ads, and not volumes alone. */
async function newestShown(run: ImportRun, context: GenerationContext): Promise<SnapshotState | undefined> {
  for (const snapshot of context.snapshots.toReversed()) {
    if (await isShown(run, context, snapshot)) return snapshot;
  }
  return undefined;
}

async function isShown(
  run: ImportRun,
  { base }: GenerationContext,
  snapshot: SnapshotState,
): Promise<boolean> {
  const [held] = await ask<{ rows: number }>(
    run,
    `SELECT (SELECT count() FROM result WHERE base = {base:UInt16} AND snapshot = {snapshot:UInt32}) +
       (SELECT count() FROM ad_result WHERE base = {base:UInt16} AND snapshot = {snapshot:UInt32}) AS rows`,
    { base, snapshot: snapshot.id },
  );
  return (held?.rows ?? 0) > 0;
}

/** Rows by table, and a check that the orders of the positions hold the same rows. */
export async function countGeneration(
  run: ImportRun,
  { base, generation }: { base: number; generation: number },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of generationTables) {
    const [row] = await ask<{ rows: number }>(
      run,
      `SELECT count() AS rows FROM ${table} WHERE base = {base:UInt16} AND generation = {generation:UInt32}`,
      { base, generation },
    );
    counts[table] = row?.rows ?? 0;
  }
  const [sets] = await ask<{ results: number }>(
    run,
    `SELECT sum(length(url_hashes)) AS results FROM result_set WHERE base = {base:UInt16} AND generation = {generation:UInt32}`,
    { base, generation },
  );
  if (
    counts.position_by_domain !== counts.position_by_url ||
    counts.position_by_domain !== (sets?.results ?? 0)
  ) {
    throw new Error(`the generation is not whole: ${JSON.stringify({ ...counts, results: sets?.results })}`);
  }
  return counts;
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
