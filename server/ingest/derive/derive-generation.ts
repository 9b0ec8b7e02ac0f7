import { baseFacts, type BaseFact } from '../../contract/reports/base-facts.js';
import { coverageBits } from '../fact-coverage.js';
import { keywordKindList } from '../staging/staging-table.js';
import {
  queryRows,
  rowsInRange,
  runStatement,
  runStatements,
  type ImportRun,
  type Statement,
  idRanges,
  inRangeSql,
  type IdRange,
  snapshotsWithRowsSql,
} from '../import-run.js';
import {
  affectedLostResultsSql,
  affectedLostSql,
  carriedLostResultsSql,
  carriedLostSql,
  domainsByNameSql,
  domainsSql,
  lostPagesSql,
  pagesSql,
} from './domain-tables-sql.js';
import { firstPagesSql, precomputedDomainsSql } from './first-pages-sql.js';
import {
  affectedOnlySql,
  buildParameters,
  type GenerationContext,
  keywordAttributes,
  snapshotDateSql,
  type SnapshotState,
} from './generation-context.js';
import {
  carriedHistorySql,
  carriedObservedHistorySql,
  countUnrankedSql,
  historyOnDatesSql,
  newestHistorySql,
  type NewestObservation,
  staleHistorySql,
} from './history-sql.js';
import {
  carriedKeywordsSql,
  keywordsByWordSql,
  affectedKeywordsSql,
  carriedResultSetsSql,
  positionsByUrlSql,
  affectedResultSetsSql,
  carriedPositionsSql,
  affectedPositionsSql,
} from './keyword-tables-sql.js';
import { overlaidLostResultsSql, overlaidLostSql, overlaidPositionsSql } from './overlaid-positions-sql.js';
import { availableFactsSql, carriedVendorsSql, pageTitlesSql, affectedVendorsSql } from './vendor-sql.js';
import { generationTables, type GenerationTable } from '../../stores/clickhouse/generation-tables.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { identifierKinds, type IdentifierKind } from '../../contract/reports/identifier-kinds.js';
import { normaliseOwnerIdSql } from '../../reports/engine/normalise-owner-id.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

const ad = 'domain_id, ad_id, keyword_id, pos, top, origin, path, title, text, visible_url, links, facts';
const columns = `${ad}, ${keywordAttributes}, checked_on`;

/** Ads of the affected keywords from the newest snapshot that covers ads. */
function affectedAdsSql(context: GenerationContext): string {
  const { affectedTable } = context;
  return `INSERT INTO ad_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns}
FROM (
  SELECT ${ad}, snapshot AS ads_snapshot FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}${affectedOnlySql(context)}
) AS ads
GLOBAL INNER JOIN (
  SELECT keyword_id, ads_snapshot, ads_date AS checked_on, ${keywordAttributes} FROM keyword
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')} AND adscnt > 0
    AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})
) AS attributes USING (keyword_id, ads_snapshot)`;
}

/** Copies the ads of unaffected keywords from the previous generation. */
function carriedAdsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO ad_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM ${previousTable('ad_by_domain')}
WHERE base = {base:UInt16} AND generation = {former:UInt32}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

const columnByKind: Readonly<Record<IdentifierKind, string>> = {
  adsense: 'adsense_id',
  analytics: 'analytics_id',
  leadia: 'leadia_id',
  relap: 'relap_id',
};

const totals =
  'it1, it3, it5, it10, it50, vis, pages, adkeyscnt, adscnt, adtraf, adcost, adsense_id, analytics_id, leadia_id, relap_id';

const identifiersSql = identifierKinds
  .map((kind) => `(${columnByKind[kind]} = '', '${kind}', ${normaliseOwnerIdSql(kind, columnByKind[kind])})`)
  .join(', ');

/** Parent domains of a domain, from nearest to registrable: `b.c.example`, `c.example` for `a.b.c.example`. */
const parentDomainsSql =
  `if(endsWith(name, concat('.', parent_name)), arrayMap(first -> arrayStringConcat(arraySlice(labels, first), '.'),` +
  ` range(2, 2 + length(splitByChar('.', name) AS labels) - length(splitByChar('.', parent_name)))), [])`;

/** Fills the index of domains by owner, with a row for each identifier and each parent domain of a domain. */
export const domainsByOwnerSql = `INSERT INTO domain_by_owner (base, generation, kind, owner_key, domain_id, name, ${totals})
SELECT base, generation, owner.2, ${buildIdSql('owner.3')}, domain_id, name, ${totals}
FROM domain
ARRAY JOIN arrayFilter(known -> NOT known.1, arrayConcat([${identifiersSql}],
  arrayMap(upper -> (0, 'parent', upper), ${parentDomainsSql}))) AS owner
WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;

/** First and last date of each ad in the retained snapshots, for a range of ads. */
export const adsSeenSql = (
  condition = '',
): string => `INSERT INTO ad_seen (base, generation, domain_id, ad_id, first_seen, last_seen)
SELECT {base:UInt16}, {generation:UInt32}, domain_id, ad_id, min(date), max(date)
FROM (
  SELECT domain_id, ad_id, ${snapshotDateSql('snapshot')} AS date FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('ad_id')}${condition}
)
GROUP BY domain_id, ad_id`;

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

export interface DerivationOptions {
  changedSnapshots: readonly ChangedSnapshot[];
  size: GenerationSize;
  onStep: (done: number, total: number) => void;
}

/**
 * Fills every table of a new generation. Affected keywords are derived from facts, all other rows are copied from the
 * previous generation, and totals cover both. The generation stays invisible until published.
 */
export async function deriveGeneration(
  run: ImportRun,
  context: GenerationContext,
  { changedSnapshots, size, onStep }: DerivationOptions,
): Promise<void> {
  const steps = buildSteps(context, size, run);
  const lastSteps: Step = [{ sql: domainsByNameSql }, { sql: domainsByOwnerSql }];
  const precomputeSteps = firstPagesSql(context).map((sql) => ({ sql, ranges: pageRanges(size, run) }));
  const total = steps.flat().length + lastSteps.length + precomputeSteps.length + 1;
  let done = 0;
  const runStep = (step: Step) =>
    runStatements(run, step, buildParameters(context), () => onStep(++done, total));
  for (const step of steps) await runStep(step);
  const [precomputed] = await queryRows<{ rows: number }>(
    run,
    precomputedDomainsSql(context),
    generationParameters(context),
  );
  await runStep((precomputed?.rows ?? 0) > 0 ? [...precomputeSteps, ...lastSteps] : lastSteps);
  await deriveHistory(run, context, changedSnapshots);
  onStep(total, total);
}

/** Statements that may run in parallel. They read only tables of earlier steps. */
type Step = readonly Statement[];

function buildSteps(context: GenerationContext, size: GenerationSize, run: ImportRun): Step[] {
  const { rows, hasAds, hasTitles } = size;
  const ranges = idRanges(rows, rowsInRange(run.config));
  const urlRanges = pageRanges(size, run);
  const copyPrevious = (table: GenerationTable, statement: Statement): Statement[] =>
    context.previousGeneration === 0 || context.rebuildsAll || context.previousRows[table] === 0
      ? []
      : [statement];
  return [
    [{ sql: affectedKeywordsSql(context), ranges }],
    [
      ...affectedRows(context, size, ranges),
      ...(hasAds ? [{ sql: adsSeenSql(), ranges }] : []),
      ...(hasTitles ? [{ sql: pageTitlesSql, ranges }] : []),
      ...copyPrevious('position_by_domain', { sql: carriedPositionsSql(context), ranges }),
      ...copyPrevious('lost_position', { sql: carriedLostSql(context), ranges }),
      ...copyPrevious('lost_result', { sql: carriedLostResultsSql(context), ranges }),
      ...copyPrevious('result_set', { sql: carriedResultSetsSql(context), ranges }),
      ...copyPrevious('ad_by_domain', { sql: carriedAdsSql(context) }),
      ...copyPrevious('keyword', { sql: carriedKeywordsSql(context), ranges }),
      ...copyPrevious('keyword_vendor', { sql: carriedVendorsSql(context), ranges }),
    ],
    [
      { sql: pagesSql(context), ranges: urlRanges },
      { sql: positionsByUrlSql(context), ranges: urlRanges },
      { sql: keywordsByWordSql(context) },
    ],
    context.snapshots.length > 1
      ? [{ sql: lostPagesSql(context), ranges: urlRanges }, { sql: domainsSql(context) }]
      : [{ sql: domainsSql(context) }],
  ];
}

/** Statements that derive the rows of affected keywords, after the keywords themselves. */
export function affectedRows(
  context: GenerationContext,
  { hasAds, hasVendors, hasFilePositions }: GenerationSize,
  ranges: readonly IdRange[],
): Statement[] {
  const hasPrevious = context.snapshots.length > 1;
  const hasOverlaid = context.overlaidTable !== undefined;
  return [
    { sql: affectedPositionsSql(context, hasFilePositions), ranges },
    ...(hasOverlaid ? [{ sql: overlaidPositionsSql(context), ranges }] : []),
    ...(hasPrevious
      ? [
          { sql: affectedLostSql(context), ranges },
          { sql: affectedLostResultsSql(context), ranges },
        ]
      : []),
    ...(hasPrevious && hasOverlaid
      ? [
          { sql: overlaidLostSql(context), ranges },
          { sql: overlaidLostResultsSql(context), ranges },
        ]
      : []),
    { sql: affectedResultSetsSql(context), ranges },
    ...(hasAds ? [{ sql: affectedAdsSql(context) }] : []),
    ...(hasVendors ? [{ sql: affectedVendorsSql(context), ranges }] : []),
  ];
}

/** Ranges for statements that group by page or domain. */
function pageRanges({ rows }: GenerationSize, { config }: ImportRun): IdRange[] {
  return idRanges(rows, rowsInRange(config) * 2);
}

/**
 * Domain history contains the totals of each date that observes the domain. The newest date uses the totals of the
 * current reports, dates since the first change are recalculated, and earlier dates are copied.
 */
export async function deriveHistory(
  run: ImportRun,
  context: GenerationContext,
  changedSnapshots: readonly ChangedSnapshot[],
): Promise<void> {
  const [first] = [...changedSnapshots, ...context.removedOrRestored].map(({ date }) => date).toSorted();
  const isAffected = ({ date }: SnapshotState) => first !== undefined && date >= first;
  const recalculated = await filterNonEmpty(run, context, context.snapshots.filter(isAffected));
  const visible =
    recalculated.length > 0 ? recalculated : await filterNonEmpty(run, context, context.snapshots);
  const newestSnapshot = visible.at(-1);
  const olderDates = recalculated.filter(({ id }) => id !== newestSnapshot?.id);
  const changedDates = [...changedSnapshots, ...olderDates, ...(newestSnapshot ? [newestSnapshot] : [])].map(
    ({ date }) => date,
  );
  const onDates = (snapshots: readonly SnapshotState[]) => ({
    ...buildParameters(context),
    changedDates,
    ...buildDateParameters(context, snapshots),
  });
  if (context.changes !== undefined) {
    await runStatement(run, staleHistorySql(context), onDates([]));
  } else if (context.previousGeneration > 0 && context.rebuildsAll) {
    const carried = context.snapshots.filter(({ date }) => !changedDates.includes(date));
    if (carried.length > 0) await runStatement(run, carriedObservedHistorySql(context), onDates(carried));
  } else if (context.previousGeneration > 0) {
    await runStatement(run, carriedHistorySql(context), onDates([]));
  }
  if (olderDates.length > 0) await runStatement(run, historyOnDatesSql(context), onDates(olderDates));
  if (newestSnapshot) {
    const parameters = { ...onDates([newestSnapshot]), date: newestSnapshot.date };
    const observation = context.changes && (await planObservation(run, context, parameters));
    await runStatement(run, newestHistorySql(context, observation), parameters);
  }
}

/** Keywords up to which reading all of their results is faster than reading the results of some domains. */
const maxKeywordsToRead = 100_000;

async function planObservation(
  run: ImportRun,
  context: GenerationContext,
  parameters: Record<string, QueryParameter>,
): Promise<NewestObservation> {
  const [counted] = await queryRows<{ domains: number; keywords: number }>(
    run,
    countUnrankedSql(context),
    parameters,
  );
  return {
    hasUnranked: (counted?.domains ?? 0) > 0,
    coversFewKeywords: (counted?.keywords ?? 0) <= maxKeywordsToRead,
  };
}

/** Parameters of the statements that derive the history of some dates. */
function buildDateParameters({ snapshots }: GenerationContext, ofDates: readonly SnapshotState[]) {
  const newestDate = ofDates.at(-1)?.date ?? '';
  return {
    onDates: ofDates.map(({ id }) => id),
    upTo: snapshots.filter(({ date }) => date <= newestDate).map(({ id }) => id),
  };
}

/** Removes the snapshots that cover neither results nor ads. */
async function filterNonEmpty(
  run: ImportRun,
  { base }: GenerationContext,
  snapshots: readonly SnapshotState[],
): Promise<SnapshotState[]> {
  if (snapshots.length === 0) return [];
  const coveringSql = `SELECT snapshot FROM keyword_fact
    WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND bitAnd(covers, ${coverageBits.organic + coverageBits.ads}) != 0
    GROUP BY snapshot`;
  const rows = await queryRows<{ snapshot: number }>(
    run,
    [snapshotsWithRowsSql('result'), snapshotsWithRowsSql('ad_result'), coveringSql].join(' UNION DISTINCT '),
    { base, snapshots: snapshots.map(({ id }) => id) },
  );
  const filledIds = new Set(rows.map(({ snapshot }) => snapshot));
  return snapshots.filter(({ id }) => filledIds.has(id));
}

/** Row counts by table, with a check that all orderings of the positions have equally many rows. */
export async function countGeneration(
  run: ImportRun,
  context: Pick<GenerationContext, 'base' | 'generation'>,
): Promise<Record<string, number>> {
  const countSelect = (name: string, count: string, table: string) =>
    `SELECT '${name}' AS name, ${count} AS rows FROM ${table} WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;
  const tableCounts = await queryRows<{ name: string; rows: number }>(
    run,
    [
      ...generationTables.map((table) => countSelect(table, 'count()', table)),
      countSelect('results', 'sum(length(url_hashes))', 'result_set'),
    ].join('\nUNION ALL '),
    generationParameters(context),
  );
  const { results = 0, ...counts } = Object.fromEntries(tableCounts.map(({ name, rows }) => [name, rows]));
  if (
    counts['position_by_domain'] !== counts['position_by_url'] ||
    counts['position_by_domain'] !== results
  ) {
    throw new Error(`The generation is incomplete: ${JSON.stringify({ ...counts, results })}`);
  }
  return counts;
}

/** Query parameters of one generation. */
function generationParameters({ base, generation }: Pick<GenerationContext, 'base' | 'generation'>) {
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
WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}`;
}

/** Inserts the keywords of removed and restored snapshots into the table of affected keywords. */
export function insertShiftedKeywordsSql(context: GenerationContext): string {
  return `INSERT INTO ${context.affectedTable} SELECT DISTINCT keyword_id FROM keyword_fact
WHERE base = {base:UInt16} AND snapshot IN {shifted:Array(UInt32)} AND ${inRangeSql('keyword_id')}`;
}

/** Inserts the keywords of the imported files into the table of affected keywords. */
export function insertAffectedKeywordsSql(context: GenerationContext): string {
  return `INSERT INTO ${context.affectedTable} SELECT DISTINCT keyword_id FROM ${context.staging}
WHERE reason = 0 AND kind IN (${keywordKindList}) AND base = {code:String} AND date IN {changedDates:Array(Date)} AND ${inRangeSql('keyword_id')}`;
}
