import type { DataSource, EntityManager } from 'typeorm';
import type { JobName, JobPayloads } from './job-payloads.js';

interface JobOptions {
  /** At most one queued job per key; a later one replaces it. */
  key?: string;
  /** Earliest start. */
  runAt?: Date;
  /** Adds the job in this transaction. */
  tx?: EntityManager;
}

/** Exponential back-off up to 6 hours, about three days in total. */
const maxAttempts = 25;

/** Queue of background jobs, stored in PostgreSQL so that no job is lost with a process. */
export class JobQueue {
  constructor(private readonly postgres: DataSource) {}

  async add<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    { key, runAt, tx }: JobOptions = {},
  ): Promise<void> {
    await (tx ?? this.postgres).query(
      `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4, max_attempts := $5)`,
      [name, JSON.stringify(payload), key ?? null, runAt ?? null, maxAttempts],
    );
  }
}
