import { setTimeout as sleep } from 'node:timers/promises';
import type { TestStores } from '../../../support/stores.js';
import { startWorker, type WorkerProcess } from './worker-process.js';

/**
 * Pool of one worker for the cases of a file. An idle worker is stopped with SIGSTOP and reused, because a start
 * takes longer than most cases.
 */
export class WaitingWorkers {
  private readonly started: WorkerProcess[] = [];
  private waiting: WorkerProcess | undefined;

  constructor(
    /** Current stores. */
    private readonly stores: () => Pick<TestStores, 'config' | 'postgres'>,
    private readonly env: NodeJS.ProcessEnv = {},
  ) {}

  /** Starts or resumes a worker. */
  addWorker(): WorkerProcess {
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

  /** Pauses a worker between two jobs, so that it holds no lock. Ends it if it never becomes idle. */
  async park(worker: WorkerProcess): Promise<void> {
    const { postgres } = this.stores();
    for (let attempt = 0; attempt < 500; attempt++) {
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

  /** Output of all workers. */
  output(): string {
    return this.started.map((worker) => worker.output()).join('');
  }

  async kill(): Promise<void> {
    this.waiting = undefined;
    await Promise.all(this.started.map((worker) => worker.end('SIGKILL')));
  }
}
