import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

/** Namespace of the locks that show which runners live; any number that no other lock of the database takes. */
const heartbeatLocks = 742_190_334;

/** How often jobs of dead runners are looked for, in milliseconds. */
const checkIntervalMs = 5000;

/** A runner shows that it lives within this time of taking its first job, in seconds. */
const graceSeconds = 5;

/**
 * Gives back the jobs of processes that died at work. Each living runner holds a lock of its name, which the database drops
 * with the connection however the process ends; jobs of runners without it are free again. Without this a job that was running
 * when its process was killed would wait for four hours.
 */
export class RunnerHeartbeat {
  private readonly ownRunners = new Set<string>();
  private client: Promise<PoolClient | undefined> | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** A connection runs one statement at a time: acts stand in line. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {}

  /** Shows that a runner of this process lives. */
  register(runner: string): void {
    this.ownRunners.add(runner);
    void this.enqueue(async (client) => lock(client, runner));
  }

  /** The runners of this process have ended: what they did not finish is free for others. */
  releaseAll(): void {
    const ended = [...this.ownRunners];
    this.ownRunners.clear();
    for (const runner of ended) void this.enqueue(async (client) => unlock(client, runner));
  }

  /** Frees the jobs of dead runners now and from time to time. */
  async watch(): Promise<void> {
    this.timer = setInterval(() => void this.releaseOrphanedJobs(), checkIntervalMs).unref();
    await this.releaseOrphanedJobs();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.queue;
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    if (client) drop(client);
  }

  private async releaseOrphanedJobs(): Promise<void> {
    await this.enqueue(async (client) => {
      const { rows } = await client.query<{ runner: string }>(
        `SELECT DISTINCT locked_by AS runner FROM graphile_worker.jobs
         WHERE locked_by IS NOT NULL AND locked_at < clock_timestamp() - make_interval(secs => $1)`,
        [graceSeconds],
      );
      for (const { runner } of rows.filter((row) => !this.ownRunners.has(row.runner))) {
        await this.releaseIfDead(client, runner);
      }
    });
  }

  private async releaseIfDead(client: PoolClient, runner: string): Promise<void> {
    const { rows } = await client.query<{ dead: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS dead',
      [heartbeatLocks, runner],
    );
    if (!rows[0]?.dead) return;
    await client.query('SELECT graphile_worker.force_unlock_workers($1)', [[runner]]);
    await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [heartbeatLocks, runner]);
    this.log.warn({ runner }, 'jobs of a process that died are free again');
  }

  private enqueue(action: (client: PoolClient) => Promise<void>): Promise<void> {
    return (this.queue = this.queue.then(() => this.runLoggingErrors(action)));
  }

  /** A database that is away is the requests' matter to tell; the next turn tries again on a new connection. */
  private async runLoggingErrors(action: (client: PoolClient) => Promise<void>): Promise<void> {
    try {
      const client = await (this.client ??= this.connect());
      if (client) await action(client);
    } catch (error) {
      this.client = undefined;
      this.log.debug({ err: error }, "the runner's heartbeat waits for the database");
    }
  }

  private async connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.once('error', () => {
      this.client = undefined;
      drop(client);
    });
    for (const runner of this.ownRunners) await lock(client, runner);
    return client;
  }
}

const dropped = new WeakSet<PoolClient>();

/** Closes a connection. It may break while it closes: that ends it only once. */
function drop(client: PoolClient): void {
  if (dropped.has(client)) return;
  dropped.add(client);
  client.release(true);
}

async function lock(client: PoolClient, runner: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [heartbeatLocks, runner]);
}

async function unlock(client: PoolClient, runner: string): Promise<void> {
  await client.query('SELECT pg_advisory_unlock_shared($1, hashtext($2))', [heartbeatLocks, runner]);
}
