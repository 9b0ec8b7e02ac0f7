import type { QueryRunner } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ImportProgress } from './import-progress.js';
import { lockImport } from './import-locks.js';
import { queryPostgres } from '../stores/postgres/query-postgres.js';
import { dropStaging } from './staging/staging-table.js';
import type { QueryOptions } from '../stores/clickhouse/clickhouse-store.js';
import type { Stores } from '../stores/stores.js';

/** Concurrent ClickHouse requests of an import. ClickHouse processes each insert on a single thread. */
const concurrency = 2;

/**
 * Runs the work for each item with bounded concurrency. After a failure it waits for the started work before it
 * rejects.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      signal?.throwIfAborted();
      const task: Promise<void> = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(task));
      running.add(task);
      if (running.size >= concurrency) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}

/** Ids of keywords and domains are uniformly distributed below 2^53. */
const idSpace = 2 ** 53;

/** A half-open id range. Work is split into ranges to bound its memory. */
export interface IdRange {
  from: number;
  to: number;
}

/** Below this number of rows, the overhead of more ranges exceeds their benefit. */
const minRowsToSplit = 100_000;

/**
 * Splits the ids into ranges of about `rowsInRange` rows. The number of ranges is a multiple of the concurrency, so
 * no worker idles at the end.
 */
export function idRanges(rows: number, rowsInRange: number): IdRange[] {
  const parts = rows > minRowsToSplit ? Math.ceil(rows / rowsInRange / concurrency) * concurrency : 1;
  const boundary = (part: number) => Math.floor((idSpace / parts) * part);
  return Array.from({ length: parts }, (_, part) => ({
    from: boundary(part),
    to: part + 1 === parts ? idSpace : boundary(part + 1),
  }));
}

/** Condition for ids between the parameters `from` and `to`. */
export function inRangeSql(column: string): string {
  return `${column} >= {from:UInt64} AND ${column} < {to:UInt64}`;
}

/**
 * SQL of the snapshots in `{snapshots}` that have rows in a table. ClickHouse groups complete partitions from metadata,
 * but reads the column for `DISTINCT`.
 */
export function snapshotsWithRowsSql(table: string): string {
  return `SELECT snapshot FROM ${table} WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} GROUP BY snapshot`;
}

/** Bounds of changes that are published as a clone of the previous generation. */
export interface CloneBounds {
  /** Positions from which copying all of them takes longer than cloning their tables. */
  minPositions: number;
  /** Maximum number of affected keywords. Sites and pages of a delta count like keywords. */
  maxKeywords: number;
  /** Maximum share of affected keywords. */
  maxShare: number;
  /** Maximum share of rows that successive clones delete, because deleted rows remain in large parts. */
  maxReplacedShare: number;
  /** Maximum number of dates of a database with a delta. Each one lengthens the statements that read many dates. */
  maxDeltas: number;
  /** Share of these bounds from which clones and deltas are merged in the background. */
  mergeFromShare: number;
}

/** Measured in docs/benchmark.md. */
export const defaultCloneBounds: CloneBounds = {
  minPositions: 500_000,
  maxKeywords: 100_000,
  maxShare: 0.1,
  maxReplacedShare: 0.2,
  maxDeltas: 20,
  mergeFromShare: 0.5,
};

/** Configuration of an import. */
export interface ImportConfig {
  dataDir: string;
  clickhouseMemoryMb: number;
  /** Bounds of changes that are published as clones; `defaultCloneBounds` if omitted. */
  cloneBounds?: CloneBounds;
  /** Rejected records of a file that are listed; a million if omitted. */
  maxListedRejects?: number;
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
    // Imports of many small dates write all of them with one statement.
    max_partitions_per_insert_block: 0,
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

/** Dependencies of an import. */
export interface ImportDependencies {
  stores: ImportStores;
  config: ImportConfig;
  progress: ImportProgress;
  signal: AbortSignal | undefined;
  origin?: ImportOrigin;
}

/** Origin of an import. */
export interface ImportOrigin {
  /** Id of the account that started the import; undefined for imports from the command line. */
  account?: number;
  /** Whether the import loads the sample data. */
  isSample?: boolean;
}

/** Record counts stored with a finished import. */
interface ImportCounts {
  taken: number;
  rejected: number;
}

/**
 * Runs an action as an import job. The job has a row in `import_job` and a connection whose advisory lock marks it as
 * alive. The staging data is always removed.
 * @throws AppError Cancelled if the signal is aborted
 */
export async function runImportJob<Summary extends ImportCounts>(
  { stores, config, progress, signal, origin }: ImportDependencies,
  files: readonly string[],
  action: (run: ImportRun, connection: QueryRunner) => Promise<Summary>,
): Promise<Summary> {
  const connection = stores.postgres.createQueryRunner();
  try {
    const id = await openJob(connection, files, origin);
    try {
      const summary = await action({ stores, config, id, progress, signal }, connection);
      await closeJob(connection, id, { state: 'done', rows: summary.taken, rejected: summary.rejected });
      return summary;
    } catch (error) {
      await closeJob(connection, id, {
        state: 'failed',
        error: error instanceof Error ? error.message : String(error),
      }).catch(() => undefined);
      throw signal?.aborted ? new AppError(ErrorCode.Cancelled, {}, { cause: error }) : error;
    } finally {
      await dropStaging(stores.clickhouse, id).catch(() => undefined);
    }
  } finally {
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
  }
}

async function openJob(
  connection: QueryRunner,
  files: readonly string[],
  { account, isSample = false }: ImportOrigin = {},
): Promise<number> {
  const rows = await queryPostgres<{ id: number }>(
    connection,
    'INSERT INTO import_job (files, account_id, sample) VALUES ($1, $2, $3) RETURNING id',
    [JSON.stringify(files), account ?? null, isSample],
  );
  if (!rows[0]) throw new Error('PostgreSQL gave the import no id');
  await lockImport(connection, rows[0].id);
  return rows[0].id;
}

async function closeJob(
  connection: QueryRunner,
  id: number,
  outcome: { state: 'done' | 'failed'; rows?: number; rejected?: number; error?: string },
): Promise<void> {
  await connection.query(
    'UPDATE import_job SET state = $2, rows = $3, rejected = $4, error = $5, finished_at = now() WHERE id = $1',
    [id, outcome.state, outcome.rows ?? 0, outcome.rejected ?? 0, outcome.error ?? null],
  );
}
