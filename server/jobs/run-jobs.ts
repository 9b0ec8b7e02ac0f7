import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { exitProcess } from '../process/shutdown-signal.js';
import { openJobPool } from '../stores/postgres/job-tables/job-pool.js';
import type { Jobs } from './job-payloads.js';
import { JobRunner, type RunnerState } from './job-runner.js';
import { RunnerHeartbeat } from './runner-heartbeat.js';

/**
 * Schedules in UTC: merges and the deletion of old rows and old snapshots at night, deletion of removed results shortly
 * after the restore period, overdue bills every ten minutes, due position checks every minute.
 */
const crontab = [
  '17 3 * * * clean-up ?max=3',
  '*/5 * * * * clean-up-imports ?max=1',
  '47 3 * * * thin-snapshots ?max=3&queue=thin-snapshots&jobKey=thin-snapshots',
  '7 4 * * * merge-changes ?max=3&queue=merge-changes&jobKey=merge-changes',
  '*/10 * * * * cancel-bills ?max=1',
  '*/10 * * * * local-renewals ?max=1',
  '* * * * * check-positions ?max=1',
].join('\n');

const reconcileIntervalMs = 60_000;

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
  /** Repairs tasks without a process, at the start and every minute. Not a job, because it repairs the queue. */
  reconcileTasks?(this: void): Promise<void>;
}

/** Running jobs of a process. */
export interface RunningJobs {
  /** Accepts no more jobs and waits for running ones. */
  stop(): Promise<void>;
  /** States of the runners; empty if this process runs no jobs. */
  getStates(): RunnerState[];
}

/** Runs queued jobs in this process. Long tasks use separate slots, so e-mails never wait behind an import. */
export async function runJobs(options: RunJobsOptions): Promise<RunningJobs> {
  const { postgres, log, jobConcurrency, taskConcurrency, runsCrontab, reconcileTasks } = options;
  const { 'run-task': runTask, ...shortJobs } = options.jobs;
  const runners: JobRunner[] = [];
  const getStates = () => runners.map((runner) => runner.getState());
  if (jobConcurrency === 0) return { stop: () => Promise.resolve(), getStates };
  // One heartbeat for the process: a second one would release the jobs of the first after a lost connection.
  const heartbeatPool = openJobPool(postgres, 1, log);
  const heartbeat = new RunnerHeartbeat(heartbeatPool, log);
  let stopReconciling = () => Promise.resolve();
  const stop = async () => {
    await Promise.all([stopReconciling(), ...runners.map((runner) => runner.stop())]);
    await heartbeat.end();
    await heartbeatPool.end();
  };
  const shared = { postgres, log, heartbeat, onUnrecoverable: () => exitProcess(1) };
  try {
    runners.push(
      await JobRunner.start({
        ...shared,
        name: 'jobs',
        jobs: shortJobs,
        concurrency: jobConcurrency,
        crontab: runsCrontab ? crontab : '',
      }),
    );
    runners.push(
      await JobRunner.start({
        ...shared,
        name: 'tasks',
        jobs: { 'run-task': runTask },
        concurrency: taskConcurrency,
      }),
    );
    await heartbeat.watch();
    if (reconcileTasks) stopReconciling = await reconcileRegularly(reconcileTasks, log);
    return { stop, getStates };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reconciles at once and at intervals. Returns a function that stops and waits for the current reconciliation. */
async function reconcileRegularly(reconcile: () => Promise<void>, log: Logger): Promise<() => Promise<void>> {
  let current = Promise.resolve();
  const run = () =>
    (current = current
      .then(reconcile)
      .catch((error: unknown) => log.warn({ err: error }, 'the reconciliation of tasks failed')));
  const timer = setInterval(() => void run(), reconcileIntervalMs).unref();
  await run();
  return () => {
    clearInterval(timer);
    return current;
  };
}
