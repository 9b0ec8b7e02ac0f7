import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Jobs } from './job-payloads.js';
import { JobRunner } from './job-runner.js';

/**
 * Schedules in UTC: deletion of old rows and old snapshots at night, of removed results shortly after the restore period,
 * overdue bills every ten minutes, due position checks every minute.
 */
const crontab = [
  '17 3 * * * clean-up ?max=3',
  '*/5 * * * * clean-up-imports ?max=1',
  '47 3 * * * thin-snapshots ?max=3&queue=thin-snapshots&jobKey=thin-snapshots',
  '*/10 * * * * cancel-bills ?max=1',
  '* * * * * check-positions ?max=1',
].join('\n');

export interface RunJobsOptions {
  postgres: DataSource;
  log: Logger;
  jobs: Jobs;
  /** Concurrent short jobs; 0 disables jobs in this process. */
  jobConcurrency: number;
  /** Concurrent long tasks. */
  taskConcurrency: number;
  /** Whether this process schedules the crontab. */
  runsCrontab: boolean;
}

/** Running jobs of a process. */
export interface RunningJobs {
  /** Accepts no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

/** Runs queued jobs in this process. Long tasks use separate slots, so e-mails never wait behind an import. */
export async function runJobs({
  postgres,
  log,
  jobs: { 'run-task': runTask, ...shortJobs },
  jobConcurrency,
  taskConcurrency,
  runsCrontab,
}: RunJobsOptions): Promise<RunningJobs> {
  const runners: JobRunner[] = [];
  const stop = async () => void (await Promise.all(runners.map((runner) => runner.stop())));
  if (jobConcurrency === 0) return { stop };
  try {
    runners.push(
      await JobRunner.start({
        postgres,
        log,
        jobs: shortJobs,
        concurrency: jobConcurrency,
        crontab: runsCrontab ? crontab : '',
      }),
    );
    runners.push(
      await JobRunner.start({ postgres, log, jobs: { 'run-task': runTask }, concurrency: taskConcurrency }),
    );
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
