import type { DataSource } from 'typeorm';
import { ImportJob } from '../../entities/import-job.entity.js';

/** Import jobs by state. */
export async function countImportJobs(postgres: DataSource): Promise<Record<string, number>> {
  const rows = await postgres
    .getRepository(ImportJob)
    .createQueryBuilder('job')
    .select('job.state', 'state')
    .addSelect('count(*)', 'jobs')
    .groupBy('job.state')
    .getRawMany<{ state: string; jobs: string }>();
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, Number(jobs)]));
}
