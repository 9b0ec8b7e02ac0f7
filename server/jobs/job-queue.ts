import type { DataSource, EntityManager } from 'typeorm';
import type { JobName, JobPayloads } from './job-payloads.js';

/** How a job is added. */
interface JobOptions {
  /** At most one job of this key waits; a later one takes the earlier one's place. */
  key?: string;
  /** Not before this moment. */
  runAt?: Date;
  /** The transaction that needs the job: it is added when that commits, and never where that fails. */
  tx?: EntityManager;
}

/** Tries of a job before it is given up; waits grow up to 6 hours, three days in all. */
const maxAttempts = 25;

/** The queue of what is done after the answer: kept in PostgreSQL, so that nothing is lost with a process. */
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
