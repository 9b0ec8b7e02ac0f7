import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import { escapeUnprintable } from '../stores/postgres/escape-unprintable.js';
import type { Job, JobName, JobPayloads, Jobs } from './job-payloads.js';
import { JobWorker, type JobWorkerOptions } from './job-worker.js';

/** Delay before a failed runner starts again. */
const restartDelayMs = 1000;

/** Time without a runner after which the process ends, if PostgreSQL responds. */
const maxOutageMs = 5 * 60_000;

interface RunnerOptions extends Pick<JobWorkerOptions, 'postgres' | 'log' | 'heartbeat' | 'concurrency'> {
  /** Name of the runner in the log and in the metrics. */
  name: string;
  /** Handlers of the jobs to run. */
  jobs: Partial<Jobs>;
  /** Schedule in graphile-worker's crontab format. */
  crontab?: string;
  now?: (this: void) => Date;
  /** Ends the process when the runner cannot start again. */
  onUnrecoverable(this: void): void;
}

/** State of a runner for health checks. */
export interface RunnerState {
  name: string;
  /** Time of the failure; undefined while the runner takes jobs. */
  downSince: Date | undefined;
}

/** Runs queued jobs in this process. A failed worker is replaced until it starts again. */
export class JobRunner {
  private readonly stopSignal = new AbortController();
  private worker: JobWorker | undefined;
  private downSince: Date | undefined;

  private constructor(private readonly options: RunnerOptions) {}

  static async start(options: RunnerOptions): Promise<JobRunner> {
    const runner = new JobRunner(options);
    runner.watch(await runner.startWorker());
    return runner;
  }

  /** Accepts no more jobs and waits for running ones. Jobs that exceed the time limit run again later. */
  async stop(): Promise<void> {
    this.stopSignal.abort();
    await this.worker?.stop();
  }

  /** Whether the runner takes jobs. */
  getState(): RunnerState {
    return { name: this.options.name, downSince: this.downSince };
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private startWorker(): Promise<JobWorker> {
    const { postgres, log, heartbeat, concurrency, jobs, crontab = '' } = this.options;
    return JobWorker.start({
      postgres,
      log,
      heartbeat,
      concurrency,
      crontab,
      tasks: createTaskList(jobs),
      onFailure: () => (this.downSince ??= this.now()),
    });
  }

  private watch(worker: JobWorker): void {
    this.worker = worker;
    this.downSince = undefined;
    void worker.ended.then((error) => {
      if (this.stopSignal.signal.aborted) return;
      this.downSince ??= this.now();
      this.options.log.warn({ err: error, runner: this.options.name }, 'the jobs stopped and start again');
      void this.replaceWorker();
    });
  }

  /** Starts workers until one succeeds. */
  private async replaceWorker(): Promise<void> {
    const { signal } = this.stopSignal;
    for (;;) {
      await sleep(restartDelayMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const worker = await this.startWorker();
        if (signal.aborted) return await worker.stop();
        return this.watch(worker);
      } catch (error) {
        this.options.log.warn({ err: error, runner: this.options.name }, 'the jobs did not start');
        await this.endProcessAfterOutage();
      }
    }
  }

  /** A supervisor restarts the process. While PostgreSQL does not respond, a new process would not start either. */
  private async endProcessAfterOutage(): Promise<void> {
    const { downSince } = this;
    if (!downSince || this.now().getTime() - downSince.getTime() < maxOutageMs) return;
    const responds = await this.options.postgres.query('SELECT 1').then(
      () => true,
      () => false,
    );
    if (!responds || this.stopSignal.signal.aborted) return;
    this.options.log.fatal({ runner: this.options.name }, 'the jobs do not start again; the process ends');
    this.options.onUnrecoverable();
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
