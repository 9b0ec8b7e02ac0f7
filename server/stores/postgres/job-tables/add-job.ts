import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** Options of a queued job. */
export interface AddJobOptions {
  /** At most one queued job per key; a later one replaces it. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Earliest start. */
  runAt?: Date;
}

/** Exponential back-off up to 6 hours, about three days in total. */
const maxAttempts = 25;

/** Adds a job to the queue in PostgreSQL, within the transaction of the connection. */
export async function addJob(
  connection: DataSource | EntityManager | QueryRunner,
  name: string,
  payload: unknown,
  { key, queue, runAt }: AddJobOptions,
): Promise<void> {
  await connection.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, queue_name := $4, run_at := $5, max_attempts := $6)`,
    [name, JSON.stringify(payload), key ?? null, queue ?? null, runAt ?? null, maxAttempts],
  );
}
