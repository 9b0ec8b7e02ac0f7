import type { DataSource, EntityManager } from 'typeorm';
import { addJob, type AddJobOptions } from '../stores/postgres/job-tables/add-job.js';
import type { JobName, JobPayloads } from './job-payloads.js';

interface JobOptions extends AddJobOptions {
  /** Adds the job in this transaction. */
  tx?: EntityManager;
}

/** Queue of background jobs, stored in PostgreSQL so that no job is lost with a process. */
export class JobQueue {
  constructor(private readonly postgres: DataSource) {}

  async add<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    { tx, ...options }: JobOptions = {},
  ): Promise<void> {
    await addJob(tx ?? this.postgres, name, payload, options);
  }
}
