import { setTimeout as sleep } from 'node:timers/promises';
import { parseCrontab, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { printable } from '../stores/postgres/printable.js';
import { jobLog } from '../stores/postgres/job-tables/job-log.js';
import type { Job, JobName, JobPayloads, Jobs } from './job-payloads.js';
import { openJobPool } from '../stores/postgres/job-tables/job-pool.js';
import { RunnerHeartbeat } from './runner-heartbeat.js';

/** Time between looks for jobs whose moment has come, in milliseconds; new ones are told of at once. */
const pollIntervalMs = 1000;

/** Time before a runner that fell over starts again, in milliseconds. */
const restartDelayMs = 5000;

interface RunnerOptions {
  postgres: DataSource;
  log: Logger;
  /** What carries out each job that this runner takes. */
  jobs: Partial<Jobs>;
  /** Jobs that run at the same time. */
  concurrency: number;
  /** What runs by the clock, in the language of graphile-worker. */
  crontab?: string;
}

/** Runs the jobs of the queue in this process. */
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

  /** Takes no more jobs and waits for those at work; what does not end in time runs again later. */
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
      taskList: taskListOf(jobs),
      parsedCronItems: parseCrontab(crontab),
      concurrency,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      // Otherwise the end of a job is written by a promise that nobody waits for: the process would die of a database that is away.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: jobLog(log),
      events,
    });
    this.running = running;
    running.promise.then(
      () => this.restart(),
      (error: unknown) => this.restart(error),
    );
  }

  /** A runner ends by itself only when something is wrong with the database: it tries until it runs again. */
  private restart(error?: unknown): void {
    if (this.isStopping) return;
    this.heartbeat.releaseAll();
    this.options.log.warn({ err: error }, 'the jobs stopped and start again');
    void sleep(restartDelayMs, undefined, { ref: false }).then(() => {
      if (!this.isStopping) this.startWorker().catch((restartError: unknown) => this.restart(restartError));
    });
  }
}

function taskListOf(jobs: Partial<Jobs>): TaskList {
  const names = Object.keys(jobs) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(jobs[name] as Job<JobName>)]));
}

function taskOf<Name extends JobName>(handler: Job<Name>): TaskList[string] {
  return async (payload, { abortSignal, job }) => {
    try {
      const run = { id: job.id, signal: abortSignal, attempt: job.attempts };
      await handler(payload as JobPayloads[Name], run);
    } catch (error) {
      // What others answered may stand in the message, and not every character can stand in the database.
      throw new Error(printable(String(error)), { cause: error });
    }
  };
}
