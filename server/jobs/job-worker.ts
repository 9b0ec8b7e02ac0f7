import { EventEmitter } from 'node:events';
import { parseCrontab, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { createJobLogger } from '../stores/postgres/job-tables/job-log.js';
import { openJobPool, trackConnections } from '../stores/postgres/job-tables/job-pool.js';
import type { RunnerHeartbeat } from './runner-heartbeat.js';

/** Interval for scheduled jobs; new ones are signalled immediately. */
const pollIntervalMs = 1000;

/** Connections for LISTEN and the cron clock. */
const extraConnections = 2;

/** Deadline of a start. Only an unreachable database exceeds it. */
const startTimeoutMs = 30_000;

/** Deadline of a query for the next job. A longer one waits on a dead connection. */
const pollTimeoutMs = 60_000;

/** Time of an idle pool for its shutdown. graphile-worker aborts running jobs after 5 s. */
const idleShutdownTimeoutMs = 10_000;

/** Time of a pool with running jobs for its shutdown. The abort of a task takes up to 60 s. */
const busyShutdownTimeoutMs = 70_000;

const checkIntervalMs = 1000;

/** Time for connections in use to be returned before they are closed. */
const closeGraceMs = 1000;

/** Dependencies of a `JobWorker`. */
export interface JobWorkerOptions {
  postgres: DataSource;
  log: Logger;
  heartbeat: RunnerHeartbeat;
  tasks: TaskList;
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** Schedule in graphile-worker's crontab format. */
  crontab: string;
  /** Called when the pool stops by itself, which it only does after a database failure. */
  onFailure(this: void): void;
}

/**
 * One graphile-worker pool with its own connections. It always ends: graphile-worker may wait forever for a batch of
 * writes that PostgreSQL rejected, so a pool that exceeds a deadline is abandoned.
 */
export class JobWorker {
  /** Resolves when the pool has ended, with its error. */
  readonly ended: Promise<unknown>;
  private resolveEnded!: (error?: unknown) => void;
  private readonly closePool: (graceMs: number) => Promise<void>;
  private readonly polls = new Map<string, number>();
  private readonly checkTimer: NodeJS.Timeout;
  private runner: Runner | undefined;
  private id: string | undefined;
  private runningJobs = 0;
  private shutdownStartedAt: number | undefined;
  private failure: Error | undefined;
  private hasEnded = false;
  private onStart: () => void = () => undefined;

  private constructor(private readonly options: JobWorkerOptions) {
    this.ended = new Promise((resolve) => (this.resolveEnded = resolve));
    const pool = openJobPool(options.postgres, options.concurrency + extraConnections, options.log);
    this.closePool = trackConnections(pool);
    this.checkTimer = setInterval(() => this.abandonIfStuck(), checkIntervalMs).unref();
    const startTimer = setTimeout(
      () => this.end(new Error('the jobs did not start in time')),
      startTimeoutMs,
    ).unref();
    const { log, concurrency, crontab, tasks } = options;
    run({
      pgPool: pool,
      taskList: this.countRunningJobs(tasks),
      parsedCronItems: parseCrontab(crontab),
      concurrency,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      // Without a batch, graphile-worker does not await its writes, and a lost connection would crash the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: createJobLogger(log),
      events: this.createEvents(),
    })
      .finally(() => clearTimeout(startTimer))
      .then(
        (runner) => this.watch(runner),
        (error: unknown) => this.end(error),
      );
  }

  /** Starts a pool. @throws the error of a failed start */
  static async start(options: JobWorkerOptions): Promise<JobWorker> {
    const worker = new JobWorker(options);
    await Promise.race([worker.waitForStart(), worker.ended]);
    if (worker.hasEnded) throw worker.failure ?? new Error('the jobs ended during their start');
    return worker;
  }

  /** Accepts no more jobs and waits for running ones. Jobs that exceed the time limit run again later. */
  async stop(): Promise<void> {
    this.shutdownStartedAt ??= Date.now();
    void this.runner?.stop().catch(() => undefined);
    await this.ended;
  }

  private waitForStart(): Promise<void> {
    if (this.runner) return Promise.resolve();
    return new Promise((resolve) => (this.onStart = resolve));
  }

  private watch(runner: Runner): void {
    this.runner = runner;
    runner.promise.then(
      () => this.end(),
      (error: unknown) => this.end(error),
    );
    // The start exceeded its deadline, and its pool must not take jobs.
    if (this.hasEnded) void runner.stop().catch(() => undefined);
    this.onStart();
  }

  private end(error?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.recordFailure(error);
    clearInterval(this.checkTimer);
    if (this.id !== undefined) this.options.heartbeat.unregister(this.id);
    void this.closePool(closeGraceMs).then(() => this.resolveEnded(this.failure));
  }

  private recordFailure(error: unknown): void {
    if (error === undefined) return;
    this.failure ??= error instanceof Error ? error : new Error('the jobs failed', { cause: error });
  }

  private abandonIfStuck(): void {
    const now = Date.now();
    const isWaitingTooLong = [...this.polls.values()].some((startedAt) => now - startedAt > pollTimeoutMs);
    if (isWaitingTooLong && this.shutdownStartedAt === undefined) {
      this.options.onFailure();
      void this.runner?.stop().catch(() => undefined);
      this.end(new Error('the database did not respond to the jobs'));
      return;
    }
    if (this.shutdownStartedAt === undefined) return;
    const timeoutMs = this.runningJobs > 0 ? busyShutdownTimeoutMs : idleShutdownTimeoutMs;
    if (now - this.shutdownStartedAt > timeoutMs) {
      this.end(this.failure ?? new Error('the jobs did not stop in time'));
    }
  }

  private createEvents(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.id = workerPool.id;
      this.options.heartbeat.register(workerPool.id);
    });
    events.on('pool:fatalError', ({ error }) => {
      this.recordFailure(error);
    });
    events.on('pool:gracefulShutdown', () => {
      if (this.shutdownStartedAt !== undefined) return;
      this.shutdownStartedAt = Date.now();
      this.options.onFailure();
    });
    events.on('worker:getJob:start', ({ worker }) => this.polls.set(worker.workerId, Date.now()));
    for (const name of ['worker:getJob:empty', 'worker:getJob:error', 'job:start'] as const) {
      events.on(name, ({ worker }: { worker: { workerId: string } }) => this.polls.delete(worker.workerId));
    }
    return events;
  }

  private countRunningJobs(tasks: TaskList): TaskList {
    return Object.fromEntries(
      Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
        name,
        async (payload, helpers) => {
          this.runningJobs += 1;
          try {
            return await task?.(payload, helpers);
          } finally {
            this.runningJobs -= 1;
          }
        },
      ]),
    );
  }
}
