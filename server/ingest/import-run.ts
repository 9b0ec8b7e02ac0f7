import type { QueryOptions } from '../stores/clickhouse/clickhouse-store.js';
import type { Stores } from '../stores/stores.js';
import type { ImportProgress } from './import-progress.js';
import type { IdRange } from './load/keyword-range.js';

/** The parts of the configuration that an import needs. */
export interface ImportConfig {
  dataDir: string;
  snapshotsKept: number;
  clickhouseMemoryMb: number;
}

/** One import while it runs. */
export interface ImportRun {
  stores: Stores;
  config: ImportConfig;
  /** Id of its row in `import_job`. */
  id: number;
  progress: ImportProgress;
  signal: AbortSignal | undefined;
}

type Parameters = QueryOptions['parameters'];

/** Rows that one statement sorts or groups at a time, for a process of so much memory. */
export function rowsInRange({ clickhouseMemoryMb }: ImportConfig): number {
  return Math.max(250_000, Math.floor(clickhouseMemoryMb * 400));
}

/**
 * Runs a statement of the import, for each range of ids in turn where it is given some. What it sorts and groups goes to disk
 * before it takes the memory that reports need.
 */
export async function runStatement(
  run: ImportRun,
  sql: string,
  parameters: Parameters,
  ranges: readonly IdRange[] = [wholeRange],
): Promise<void> {
  for (const range of ranges) {
    run.signal?.throwIfAborted();
    await run.stores.clickhouse.command(sql, {
      parameters: { ...parameters, ...range },
      settings: jobSettings(run.config),
      signal: run.signal,
      tag: { operation: `import ${run.id}` },
    });
  }
}

/** Reads the few rows of a question that an import has; it may take long. */
export async function ask<Row>(run: ImportRun, sql: string, parameters: Parameters): Promise<Row[]> {
  const { rows } = await run.stores.clickhouse.query<Row>(sql, {
    parameters,
    settings: jobSettings(run.config),
    signal: run.signal,
    tag: { operation: `import ${run.id}` },
  });
  return rows;
}

const wholeRange: IdRange = { from: 0, to: 2 ** 53 };

/** Settings of the statements that load and derive. */
export function jobSettings({ clickhouseMemoryMb }: ImportConfig): Record<string, string | number> {
  const memory = clickhouseMemoryMb * 1024 * 1024;
  return {
    max_execution_time: 0,
    max_threads: 2,
    max_memory_usage: Math.floor(memory * 0.5),
    max_bytes_before_external_group_by: Math.floor(memory * 0.15),
    max_bytes_before_external_sort: Math.floor(memory * 0.15),
    max_bytes_ratio_before_external_group_by: 0,
    max_bytes_ratio_before_external_sort: 0,
    min_insert_block_size_rows: 2_000_000,
    min_insert_block_size_bytes: Math.floor(memory * 0.08),
    join_algorithm: 'parallel_hash,hash',
    joined_subquery_requires_alias: 0,
    // A group that is cut in two by a limit would be published as if it were whole.
    group_by_overflow_mode: 'throw',
    transform_null_in: 0,
    log_queries: 0,
    mutations_sync: 2,
  };
}
