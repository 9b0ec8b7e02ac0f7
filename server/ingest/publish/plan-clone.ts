import type { QueryRunner } from 'typeorm';
import { findClone, type ClonedGeneration } from '../../stores/clickhouse/generation-tables.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import type { ChangedObjects, GenerationContext } from '../derive/generation-context.js';
import { queryRows, type CloneBounds, type ImportRun } from '../import-run.js';
import { changedObjectTables } from '../staging/staging-table.js';
import { countDomainExports } from './collect-affected-keywords.js';

/** Measured in docs/benchmark.md. */
export const defaultCloneBounds: CloneBounds = {
  minPositions: 500_000,
  maxKeywords: 100_000,
  maxShare: 0.1,
  maxReplacedShare: 0.2,
};

/** Size of a change and of the published generation. */
interface ChangeSize {
  positions: number;
  keywords: number;
  /** Keywords that the change affects. */
  affected: number;
  /** Keywords that clones have replaced since the last complete derivation. */
  replaced: number;
}

/** Whether a clone is published for a change, or all tables are derived. */
export function fitsClone(size: ChangeSize, bounds: CloneBounds): boolean {
  return (
    size.positions >= bounds.minPositions &&
    size.affected <= Math.min(bounds.maxKeywords, size.keywords * bounds.maxShare) &&
    size.replaced + size.affected <= size.keywords * bounds.maxReplacedShare
  );
}

/** A clone to derive. */
interface ClonePlan {
  clone: ClonedGeneration;
  changes: ChangedObjects;
  affected: number;
}

/**
 * Plans a clone of the published generation. The table of affected keywords must be filled.
 * @returns undefined if all tables must be derived
 */
export async function planClone(
  run: ImportRun,
  connection: QueryRunner,
  context: GenerationContext,
): Promise<ClonePlan | undefined> {
  const { clickhouse } = run.stores;
  const bounds = run.config.cloneBounds ?? defaultCloneBounds;
  const { position_by_domain: positions = 0, keyword: keywords = 0 } = context.previousRows;
  const { previousGeneration } = context;
  // On a cluster, the tables of all shards would have to be cloned.
  if (clickhouse.cluster !== undefined || previousGeneration === 0 || context.rebuildsAll) return undefined;
  if (positions < bounds.minPositions || (await isDamaged(connection, context))) return undefined;
  const [counted] = await queryRows<{ affected: number }>(
    run,
    `SELECT uniqExact(keyword_id) AS affected FROM ${context.affectedTable}`,
    {},
  );
  const affected = counted?.affected ?? 0;
  const previous = await findClone(clickhouse, previousGeneration);
  const replaced = previous?.replacedKeywords ?? 0;
  if (!fitsClone({ positions, keywords, affected, replaced }, bounds)) return undefined;
  return {
    clone: { root: context.previousRoot, replacedKeywords: replaced + affected },
    changes: { ...changedObjectTables(run.id), affectsAllPages: await affectsAllPages(run, context) },
    affected,
  };
}

async function isDamaged(connection: QueryRunner, context: GenerationContext): Promise<boolean> {
  const [row] = await queryPostgres<{ damaged: boolean }>(
    connection,
    'SELECT damaged_generation IS NOT DISTINCT FROM generation AS damaged FROM base WHERE id = $1',
    [context.base],
  );
  return row?.damaged ?? true;
}

/** Whether the oldest date with full search results may have changed, on which `is_new` of all pages depends. */
async function affectsAllPages(run: ImportRun, context: GenerationContext): Promise<boolean> {
  const [oldestDate = ''] = context.pageDates.toSorted();
  if (context.changedSnapshots.some(({ date }) => date <= oldestDate)) return true;
  const publishedExports = await countDomainExports(run, context.base, [...context.publishedSnapshotIds]);
  return publishedExports > 0 !== (context.overlaidTable !== undefined);
}
