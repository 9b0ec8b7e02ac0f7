import type { QueryOptions } from '../stores/clickhouse/clickhouse-store.js';
import type { Stores } from '../stores/stores.js';
import type { ImportProgress } from './import-progress.js';
import { forEachConcurrent, concurrency } from './for-each-concurrent.js';
import type { IdRange } from './keyword-range.js';

/** Configuration of an import. */
export interface ImportConfig {
  dataDir: string;
  clickhouseMemoryMb: number;
}

/** Stores that an import uses. */
export type ImportStores = Pick<Stores, 'postgres' | 'clickhouse'>;

/** A running import. */
export interface ImportRun {
  stores: ImportStores;
  config: ImportConfig;
  /** Id in `import_job`. */
  id: number;
  progress: ImportProgress;
  signal: AbortSignal | undefined;
}

type Parameters = QueryOptions['parameters'];

/** Number of rows that one of the concurrent statements may sort or group within the memory limit. */
export function rowsInRange({ clickhouseMemoryMb }: ImportConfig): number {
  return Math.max(150_000, Math.floor(clickhouseMemoryMb * 200));
}

/** An SQL statement, optionally run per id range. */
export interface Statement {
  sql: string;
  /** Undefined runs the statement once for all ids. */
  ranges?: readonly IdRange[];
}

/**
 * Runs a statement, optionally per id range with bounded concurrency. Large sorts and aggregations spill to disk
 * before they use the memory of reports. No further range starts after a failure.
 */
export function runStatement(
  run: ImportRun,
  sql: string,
  parameters: Parameters,
  ranges?: readonly IdRange[],
): Promise<void> {
  return runStatements(run, [{ sql, ...(ranges && { ranges }) }], parameters);
}

/**
 * Runs independent statements concurrently. Ranges of different statements interleave, so no worker waits for the
 * last range of a statement.
 */
export async function runStatements(
  run: ImportRun,
  statements: readonly Statement[],
  parameters: Parameters,
  onStatementEnd: () => void = () => undefined,
): Promise<void> {
  const tasks = statements.flatMap(({ sql, ranges = [fullRange] }) => {
    const remaining = { ranges: ranges.length };
    return ranges.map((range) => ({
      sql,
      range,
      threads: ranges.length > 1 ? 1 : concurrency,
      remaining,
    }));
  });
  const runTask = async ({ sql, range, threads, remaining }: (typeof tasks)[number]) => {
    await run.stores.clickhouse.command(sql, {
      parameters: { ...parameters, ...range },
      settings: jobSettings(run.config, threads),
      signal: run.signal,
      tag: { operation: `import ${run.id}` },
    });
    if (--remaining.ranges === 0) onStatementEnd();
  };
  await forEachConcurrent(tasks, runTask, run.signal);
}

/** Queries a few rows without a time limit. */
export async function queryRows<Row>(
  run: ImportRun,
  sql: string,
  parameters: Parameters,
): Promise<readonly Row[]> {
  const { rows } = await run.stores.clickhouse.query<Row>(sql, {
    parameters,
    settings: jobSettings(run.config),
    signal: run.signal,
    tag: { operation: `import ${run.id}` },
  });
  return rows;
}

const fullRange: IdRange = { from: 0, to: 2 ** 53 };

/** Settings of statements that load and derive. */
export function jobSettings(
  { clickhouseMemoryMb }: ImportConfig,
  threads: number = concurrency,
): Record<string, string | number> {
  const memory = clickhouseMemoryMb * 1024 * 1024;
  return {
    max_execution_time: 0,
    max_threads: threads,
    max_memory_usage: Math.floor(memory * 0.4),
    max_bytes_before_external_group_by: Math.floor(memory * 0.1),
    max_bytes_before_external_sort: Math.floor(memory * 0.1),
    max_bytes_ratio_before_external_group_by: 0,
    max_bytes_ratio_before_external_sort: 0,
    min_insert_block_size_rows: 1_200_000,
    min_insert_block_size_bytes: Math.floor(memory * 0.05),
    join_algorithm: 'parallel_hash,hash',
    joined_subquery_requires_alias: 0,
    // A silently truncated aggregation would be published as complete.
    group_by_overflow_mode: 'throw',
    transform_null_in: 0,
    log_queries: 0,
    mutations_sync: 2,
  };
}
