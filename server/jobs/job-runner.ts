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
const pollInterval = 1000;

/** Time before a runner that fell over starts again, in milliseconds. */
const pause = 5000;

interface RunnerParts {
  postgres: DataSource;
  log: Logger;
  /** What carries out each job that this runner takes. */
  jobs: Partial<Jobs>;
  /** Jobs that run at the same time. */
  atOnce: number;
  /** What runs by the clock, in the language of graphile-worker. */
  crontab?: string;
}

/** Runs the jobs of the queue in this process. */
export class JobRunner {
  private readonly pool: Pool;
  private readonly heartbeat: RunnerHeartbeat;
  private running: Runner | undefined;
  private ending = false;

  private constructor(private readonly parts: RunnerParts) {
    this.pool = openJobPool(parts.postgres, parts.atOnce, parts.log);
    this.heartbeat = new RunnerHeartbeat(this.pool, parts.log);
  }

  static async start(parts: RunnerParts): Promise<JobRunner> {
    const runner = new JobRunner(parts);
    try {
      await runner.begin();
      await runner.heartbeat.watch();
      return runner;
    } catch (error) {
      await runner.stop();
      throw error;
    }
  }

  /** Takes no more jobs and waits for those at work; what does not end in time runs again later. */
  async stop(): Promise<void> {
    this.ending = true;
    await this.running?.stop().catch(() => undefined);
    await this.heartbeat.end();
    await this.pool.end();
  }

  private async begin(): Promise<void> {
    const { atOnce, log, jobs, crontab = '' } = this.parts;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => this.heartbeat.show(workerPool.id));
    const running = await run({
      pgPool: this.pool,
      taskList: taskListOf(jobs),
      parsedCronItems: parseCrontab(crontab),
      concurrency: atOnce,
      pollInterval,
      noHandleSignals: true,
      // Otherwise the end of a job is written by a promise that nobody waits for: the process would die of a database that is away.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: jobLog(log),
      events,
    });
    this.running = running;
    running.promise.then(
      () => this.again(),
      (error: unknown) => this.again(error),
    );
  }

  /** A runner ends by itself only when something is wrong with the database: it tries until it runs again. */
  private again(error?: unknown): void {
    if (this.ending) return;
    this.heartbeat.forget();
    this.parts.log.warn({ err: error }, 'the jobs stopped and start again');
    void sleep(pause, undefined, { ref: false }).then(() => {
      if (!this.ending) this.begin().catch((fault: unknown) => this.again(fault));
    });
  }
}

function taskListOf(jobs: Partial<Jobs>): TaskList {
  const names = Object.keys(jobs) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(jobs[name] as Job<JobName>)]));
}

function taskOf<Name extends JobName>(carryOut: Job<Name>): TaskList[string] {
  return async (payload, { abortSignal, job }) => {
    try {
      const run = { id: job.id, signal: abortSignal, attempt: job.attempts };
      await carryOut(payload as JobPayloads[Name], run);
    } catch (error) {
      // What others answered may stand in the message, and not every character can stand in the database.
      throw new Error(printable(String(error)), { cause: error });
    }
  };
}
