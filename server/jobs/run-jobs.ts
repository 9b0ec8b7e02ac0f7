import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Jobs } from './job-payloads.js';
import { JobRunner } from './job-runner.js';

/**
 * When the clean-ups run: of old rows at night, UTC; of results that were removed, soon after nobody can bring them back; of
 * bills that are overdue, every ten minutes; of positions, whose checks are due at any minute, every minute.
 */
const crontab = [
  '17 3 * * * clean-up ?max=3',
  '*/5 * * * * clean-up-imports ?max=1',
  '*/10 * * * * cancel-bills ?max=1',
  '* * * * * check-positions ?max=1',
].join('\n');

export interface RunnersParts {
  postgres: DataSource;
  log: Logger;
  jobs: Jobs;
  /** Short jobs that run at the same time; none runs at all where it is 0. */
  jobsAtOnce: number;
  /** Long tasks that run at the same time. */
  tasksAtOnce: number;
  /** Whether the crontab adds jobs to the queue. */
  scheduled: boolean;
}

/** Runners of one process. */
export interface RunningJobs {
  /** Takes no more jobs and waits for those at work. */
  stop(): Promise<void>;
}

/** Runs the jobs of the queue in this process. Long tasks have places of their own: a letter never waits behind an import. */
export async function runJobs({
  postgres,
  log,
  jobs: { 'run-task': runTask, ...short },
  jobsAtOnce,
  tasksAtOnce,
  scheduled,
}: RunnersParts): Promise<RunningJobs> {
  const runners: JobRunner[] = [];
  const stop = async () => void (await Promise.all(runners.map((runner) => runner.stop())));
  if (jobsAtOnce === 0) return { stop };
  try {
    runners.push(
      await JobRunner.start({
        postgres,
        log,
        jobs: short,
        atOnce: jobsAtOnce,
        crontab: scheduled ? crontab : '',
      }),
    );
    runners.push(
      await JobRunner.start({ postgres, log, jobs: { 'run-task': runTask }, atOnce: tasksAtOnce }),
    );
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
