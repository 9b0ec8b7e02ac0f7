import type { QueryRunner } from 'typeorm';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import {
  countGeneration,
  deriveGeneration,
  readAvailableFacts,
  type DerivationOptions,
} from '../derive/derive-generation.js';
import { deriveClone } from '../derive/derive-clone.js';
import { clonedTable, findClone } from '../../stores/clickhouse/generation-tables.js';
import { findFullSnapshots } from '../../stores/clickhouse/snapshot-deltas.js';
import { findLegacyAdSnapshots } from '../fact-coverage.js';
import {
  derivedSchemaVersion,
  type GenerationContext,
  type SnapshotState,
} from '../derive/generation-context.js';
import { queryRows, type ImportRun } from '../import-run.js';
import type { LoadedSnapshot } from '../load/load-snapshot.js';
import {
  dropStagedRecords,
  overlaidTableName,
  stagingTableName,
  affectedTableName,
} from '../staging/staging-table.js';
import {
  collectAffectedKeywords,
  countDomainExports,
  fillOverlaid,
  findFilePositions,
  measureGeneration,
  planClone,
} from './collect-affected-keywords.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { publishGeneration, type MergedSnapshot, type NewVersion } from './publish-generation.js';

/** A base to build a generation for. */
export interface BaseToBuild {
  base: number;
  code: string;
}

/** Difference between the published snapshots and those of the next generation. */
export interface SnapshotChange {
  /** New versions, including replacements. */
  loaded?: readonly LoadedSnapshot[];
  /** New versions without changes. */
  merged?: readonly MergedSnapshot[];
  /** Whether the versions without changes have other addresses of pages, so that the history of domains changes. */
  changesPages?: boolean;
  /** Snapshots removed by users. */
  removed?: readonly SnapshotState[];
  /** Removed snapshots to restore. */
  restored?: readonly SnapshotState[];
  /** Snapshots that the retention policy removes. No report needs them, so no keyword is affected. */
  thinned?: readonly SnapshotState[];
  /** Whether to rebuild all keywords instead of the affected ones. */
  rebuildsAll?: boolean;
  /** Whether to drop the staged records before the report tables are filled, because no other base needs them. */
  dropsStaging?: boolean;
}

/**
 * Derives the next generation of a base and publishes it atomically. The caller must hold the base lock and have
 * created the staging table.
 */
export async function buildGeneration(
  run: ImportRun,
  connection: QueryRunner,
  target: BaseToBuild,
  change: SnapshotChange,
): Promise<void> {
  const { loaded = [], merged = [], removed = [], restored = [], thinned = [] } = change;
  const context = await createContext(run, connection, target, change);
  const publication = {
    base: target.base,
    generation: context.generation,
    versions: [...loaded, ...merged],
    mergedFull: merged.flatMap(({ full }) => full ?? []),
    hasImported: loaded.length > 0,
    thinned,
    removed: removed.map(({ id }) => id),
    restored: restored.map(({ id }) => id),
    volumesDate: context.volumesDate,
  };
  const isEmpty = context.snapshots.length === 0;
  const counts = isEmpty
    ? {}
    : await derive(run, connection, context, {
        loaded,
        changed: change.changesPages ? [...loaded, ...merged] : loaded,
        dropsStaging: change.dropsStaging ?? false,
      });
  const facts = isEmpty ? [] : await readAvailableFacts(run, context);
  run.signal?.throwIfAborted();
  run.progress.update({ phase: 'publish', done: 0, total: 1, records: 0 });
  await publishGeneration(connection, { ...publication, counts, facts, isEmpty });
  run.progress.update({ phase: 'publish', done: 1, total: 1, records: 0 });
}

/** Upper bound of the search results of a keyword in its snapshots, for the size of id ranges. */
const maxRowsOfKeyword = 200;

/**
 * Fills the tables of the generation.
 * @returns row counts by table
 */
async function derive(
  run: ImportRun,
  connection: QueryRunner,
  context: GenerationContext,
  {
    loaded,
    changed,
    dropsStaging,
  }: Required<Pick<SnapshotChange, 'loaded' | 'dropsStaging'>> & { changed: readonly SnapshotState[] },
): Promise<Record<string, number>> {
  const size = await measureGeneration(run, context);
  await collectAffectedKeywords(run, context, { loaded, size });
  const plan = await planClone(run, connection, context);
  const derivedContext = plan ? { ...context, changes: plan.changes } : context;
  const derivedSize = {
    ...size,
    rows: plan ? Math.min(size.rows, plan.affected * maxRowsOfKeyword) : size.rows,
    hasFilePositions: await findFilePositions(run, derivedContext),
  };
  await fillOverlaid(run, context, derivedSize);
  if (dropsStaging) await dropStagedRecords(run.stores.clickhouse, run.id);
  const changedSnapshots = changed
    .map(({ id, date }) => ({ id, date }))
    .filter(({ id }) => context.snapshots.some((snapshot) => snapshot.id === id));
  const options: DerivationOptions = {
    changedSnapshots,
    size: derivedSize,
    onStep: (done, total) => run.progress.update({ phase: 'derive', done, total, records: 0 }),
  };
  await (plan
    ? deriveClone(run, { ...context, changes: plan.changes }, plan.clone, options)
    : deriveGeneration(run, context, options));
  return countGeneration(run, context);
}

async function createContext(
  run: ImportRun,
  connection: QueryRunner,
  { base, code }: BaseToBuild,
  {
    loaded = [],
    merged = [],
    removed = [],
    restored = [],
    thinned = [],
    rebuildsAll = false,
  }: SnapshotChange,
): Promise<GenerationContext> {
  const [state] = await queryPostgres<{
    generation: number;
    engine: SearchEngine;
    volumesDate: string | null;
    form: number | null;
    counts: Record<string, number> | null;
  }>(
    connection,
    `SELECT base.generation, base.engine, base.volumes_date::text AS "volumesDate", published.form, published.counts
     FROM base LEFT JOIN generation AS published ON published.id = base.generation WHERE base.id = $1`,
    [base],
  );
  if (!state) throw new Error(`PostgreSQL knows no base ${base}`);
  const publishedSnapshots = await queryPostgres<SnapshotState>(
    connection,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot WHERE base_id = $1 AND state = 'published'`,
    [base],
  );
  const toReplacements = (versions: readonly NewVersion[]) =>
    versions.filter(({ published }) => published > 0).map(({ published, id }) => [published, id] as const);
  const replacedByFiles = new Map(toReplacements(loaded));
  const replaced = new Map([...replacedByFiles, ...toReplacements(merged)]);
  const discardedSamples = publishedSnapshots.filter((snapshot) =>
    loaded.some((version) => version.discardedSample === snapshot.id),
  );
  const droppedSnapshots = [...removed, ...discardedSamples];
  const excludedIds = new Set([...droppedSnapshots, ...thinned].map(({ id }) => id));
  const unchanged = publishedSnapshots.filter(
    (snapshot) => !replaced.has(snapshot.id) && !excludedIds.has(snapshot.id),
  );
  const addedSnapshots = [...loaded, ...restored].map(({ id, date }) => ({ id, date }));
  const mergedSnapshots = merged.map(({ id, date }) => ({ id, date }));
  const snapshots = [...unchanged, ...mergedSnapshots, ...addedSnapshots].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  const dates = new Set(loaded.map(({ date }) => date));
  const [onlyDate] = dates;
  const newestPublishedDate =
    publishedSnapshots
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  const countsAllDates = removed.length + restored.length > 0;
  const newestVolumesDate = await findVolumesDate(run, base, countsAllDates ? snapshots : loaded);
  const volumesDate = countsAllDates ? newestVolumesDate : maxDate(newestVolumesDate, state.volumesDate);
  const [generation] = await queryPostgres<{ id: number }>(
    connection,
    `INSERT INTO generation (base_id, state, form) VALUES ($1, 'building', $2) RETURNING id`,
    [base, derivedSchemaVersion],
  );
  if (!generation) throw new Error('PostgreSQL gave the generation no id');
  const changedSnapshots = [
    ...addedSnapshots,
    ...publishedSnapshots.filter(({ id }) => replacedByFiles.has(id) || excludedIds.has(id)),
  ];
  const previousClone = await findClone(run.stores.clickhouse, state.generation);
  return {
    base,
    code,
    engine: state.engine,
    volumesDate,
    generation: generation.id,
    previousGeneration: state.generation,
    previousRoot: previousClone?.root ?? state.generation,
    previousTable: (table) => `\`${previousClone ? clonedTable(table, state.generation) : table}\``,
    previousRows: state.counts ?? {},
    rebuildsAll: rebuildsAll || (state.form ?? derivedSchemaVersion) < derivedSchemaVersion,
    snapshots,
    affectedTable: affectedTableName(run.id),
    ...(await prepareOverlay(run, base, snapshots)),
    legacyAdSnapshots: await findLegacyAdSnapshots(
      run,
      base,
      snapshots.map(({ id }) => id),
    ),
    staging: stagingTableName(run.id),
    onlyNewDate:
      dates.size === 1 && onlyDate !== undefined && onlyDate > newestPublishedDate ? onlyDate : undefined,
    replaced,
    removedOrRestored: [...droppedSnapshots, ...restored],
    changedSnapshots,
    ...(await findOwnRowIds(run, { snapshots, changedSnapshots, loaded })),
    previousOverlay: await prepareOverlay(run, base, publishedSnapshots),
    changes: undefined,
  };
}

/** Ids of the snapshots and of the full snapshots below their deltas. The full snapshot of a new delta does not change. */
async function findOwnRowIds(
  { stores }: ImportRun,
  {
    snapshots,
    changedSnapshots,
    loaded,
  }: Pick<GenerationContext, 'snapshots' | 'changedSnapshots'> & { loaded: readonly LoadedSnapshot[] },
): Promise<Pick<GenerationContext, 'changedIds' | 'factIds'>> {
  const toIds = (states: readonly SnapshotState[]) => states.map(({ id }) => id);
  const full = await findFullSnapshots(stores.clickhouse, toIds([...snapshots, ...changedSnapshots]));
  const withFull = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => [id, full.get(id) ?? id]))];
  const unchanged = new Set(loaded.map(({ id }) => full.get(id)));
  return {
    changedIds: withFull(toIds(changedSnapshots)).filter((id) => !unchanged.has(id)),
    factIds: withFull(toIds([...snapshots, ...changedSnapshots])),
  };
}

/** Sets up overlaid pairs if the base has domain exports; other bases skip the work. */
async function prepareOverlay(
  run: ImportRun,
  base: number,
  snapshots: readonly SnapshotState[],
): Promise<Pick<GenerationContext, 'overlaidTable' | 'pageDates'>> {
  const ids = snapshots.map(({ id }) => id);
  if ((await countDomainExports(run, base, ids)) === 0) {
    return { overlaidTable: undefined, pageDates: snapshots.map(({ date }) => date) };
  }
  const serpRows = await queryRows<{ snapshot: number }>(
    run,
    `SELECT DISTINCT snapshot FROM keyword_fact WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND has_results = 1`,
    { base, snapshots: ids },
  );
  const snapshotsWithSerps = new Set(serpRows.map(({ snapshot }) => snapshot));
  return {
    overlaidTable: overlaidTableName(run.id),
    pageDates: snapshots.filter(({ id }) => snapshotsWithSerps.has(id)).map(({ date }) => date),
  };
}

/** Newest snapshot date with search volumes. */
async function findVolumesDate(
  run: ImportRun,
  base: number,
  snapshots: readonly SnapshotState[],
): Promise<string | null> {
  if (snapshots.length === 0) return null;
  const rows = await queryRows<{ snapshot: number }>(
    run,
    `SELECT DISTINCT snapshot FROM keyword_fact
     WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND (ws IS NOT NULL OR wsk IS NOT NULL)`,
    { base, snapshots: snapshots.map(({ id }) => id) },
  );
  const idsWithVolumes = new Set(rows.map(({ snapshot }) => snapshot));
  const dates = snapshots.filter(({ id }) => idsWithVolumes.has(id)).map(({ date }) => date);
  return dates.toSorted().at(-1) ?? null;
}

function maxDate(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}
