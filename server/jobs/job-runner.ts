import { setTimeout as sleep } from 'node:timers/promises';
import { parseCrontab, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { escapeUnprintable } from '../stores/postgres/escape-unprintable.js';
import { createJobLogger } from '../stores/postgres/job-tables/job-log.js';
import type { Job, JobName, JobPayloads, Jobs } from './job-payloads.js';
import { openJobPool } from '../stores/postgres/job-tables/job-pool.js';
import { RunnerHeartbeat } from './runner-heartbeat.js';

/** Interval for scheduled jobs; new ones are signalled immediately. */
const pollIntervalMs = 1000;

/** Delay before a crashed runner restarts. */
const restartDelayMs = 5000;

interface RunnerOptions {
  postgres: DataSource;
  log: Logger;
  /** Handlers of the jobs to run. */
  jobs: Partial<Jobs>;
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** Schedule in graphile-worker's crontab format. */
  crontab?: string;
}

/** Runs queued jobs in this process. */
export class JobRunner {
  private readonly pool: Pool;
  private readonly heartbeat: RunnerHeartbeat;
  private running: Runner | undefined;
  private isStopping = false;

  private constructor(private readonly options: RunnerOptions) {
    this.pool = openJobPool(options.postgres, options.concurrency, options.log);
    this.heartbeat = new RunnerHeartbeat(this.pool, options.log);
  }

  static async start(options: RunnerOptions): Promise<JobRunner> {
    const runner = new JobRunner(options);
    try {
      await runner.startWorker();
      await runner.heartbeat.watch();
      return runner;
    } catch (error) {
      await runner.stop();
      throw error;
    }
  }

  /** Accepts no more jobs and waits for running ones. Jobs that exceed the time limit run again later. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running?.stop().catch(() => undefined);
    await this.heartbeat.end();
    await this.pool.end();
  }

  private async startWorker(): Promise<void> {
    const { concurrency, log, jobs, crontab = '' } = this.options;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => this.heartbeat.register(workerPool.id));
    const running = await run({
      pgPool: this.pool,
      taskList: createTaskList(jobs),
      parsedCronItems: parseCrontab(crontab),
      concurrency,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      // Batched writes use an unhandled promise, so a lost database connection would crash the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: createJobLogger(log),
      events,
    });
    this.running = running;
    running.promise.then(
      () => this.restart(),
      (error: unknown) => this.restart(error),
    );
  }

  /** A runner stops by itself only after a database failure. It is restarted until the restart succeeds. */
  private restart(error?: unknown): void {
    if (this.isStopping) return;
    this.heartbeat.releaseAll();
    this.options.log.warn({ err: error }, 'the jobs stopped and start again');
    void sleep(restartDelayMs, undefined, { ref: false }).then(() => {
      if (!this.isStopping) this.startWorker().catch((restartError: unknown) => this.restart(restartError));
    });
  }
}

function createTaskList(jobs: Partial<Jobs>): TaskList {
  const names = Object.keys(jobs) as JobName[];
  return Object.fromEntries(names.map((name) => [name, createTask(jobs[name] as Job<JobName>)]));
}

function createTask<Name extends JobName>(handler: Job<Name>): TaskList[string] {
  return async (payload, { abortSignal, job }) => {
    try {
      const run = { id: job.id, signal: abortSignal, attempt: job.attempts };
      await handler(payload as JobPayloads[Name], run);
    } catch (error) {
      // Messages may contain remote content with characters that PostgreSQL cannot store.
      throw new Error(escapeUnprintable(String(error)), { cause: error });
    }
  };
}
