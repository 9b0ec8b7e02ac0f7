import type { QueryRunner } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ImportProgress } from './import-progress.js';
import type { ImportConfig, ImportRun, ImportStores } from './import-run.js';
import { lockImport } from './import-locks.js';
import { queryPostgres } from '../stores/postgres/query-postgres.js';
import { dropStaging } from './staging/staging-table.js';

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
