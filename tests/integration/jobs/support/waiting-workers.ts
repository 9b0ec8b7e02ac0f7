import { setTimeout as sleep } from 'node:timers/promises';
import type { TestStores } from '../../../support/stores.js';
import { startWorker, type WorkerProcess } from './worker-process.js';

/**
 * The workers of a file's cases, one at a time. One that has done its work waits, stopped, to be the one that the next case
 * starts and kills: a start costs more than what most cases have it do.
 */
export class WaitingWorkers {
  private readonly started: WorkerProcess[] = [];
  private waiting: WorkerProcess | undefined;

  constructor(
    /** The stores at the moment. */
    private readonly stores: () => Pick<TestStores, 'config' | 'postgres'>,
    private readonly env: NodeJS.ProcessEnv = {},
  ) {}

  /** A worker that works on the queue from now on. */
  work(): WorkerProcess {
    const worker = this.waiting;
    this.waiting = undefined;
    if (worker) {
      worker.process.kill('SIGCONT');
      return worker;
    }
    const { config } = this.stores();
    const fresh = startWorker(config.dataDir, { CLICKHOUSE_MEMORY_MB: '2048', ...this.env });
    this.started.push(fresh);
    return fresh;
  }

  /** Lets a worker wait for the next case. It is stopped between two jobs, so that it holds nothing meanwhile; one that finds no end of them is ended. */
  async park(worker: WorkerProcess): Promise<void> {
    const { postgres } = this.stores();
    for (let tries = 0; tries < 500; tries++) {
      const busy: unknown[] = await postgres.query(
        'SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL OR run_at <= now()',
      );
      if (busy.length === 0) {
        worker.process.kill('SIGSTOP');
        this.waiting = worker;
        return;
      }
      await sleep(10);
    }
    await worker.end('SIGTERM');
  }

  /** What all of them have written so far. */
  printed(): string {
    return this.started.map((one) => one.printed()).join('');
  }

  async kill(): Promise<void> {
    this.waiting = undefined;
    await Promise.all(this.started.map((worker) => worker.end('SIGKILL')));
  }
}
