import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

/** Advisory lock namespace of live runners. */
const heartbeatLocks = 742_190_334;

/**
 * Grace period after a lost connection. A failure of PostgreSQL ends the connections of all processes, and each process
 * needs up to one interval to acquire its locks again.
 */
const reconnectGraceMs = 10_000;

/** Interval of the check for dead runners. */
const checkIntervalMs = 5000;

/** Grace period of a new runner, which acquires its lock after it has taken its first job. */
const graceSeconds = 5;

/**
 * Releases jobs of crashed processes. A process has one heartbeat for all its runners. Each live runner holds an
 * advisory lock, which PostgreSQL releases with its connection; jobs of runners without a lock are released.
 * Otherwise a job of a killed process would be blocked for four hours.
 */
export class RunnerHeartbeat {
  private readonly ownRunners = new Set<string>();
  /** Runners whose locks the connection holds. A lock that is acquired twice must be released twice. */
  private readonly lockedRunners = new Set<string>();
  private client: PoolClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasConnected = false;
  private releasesJobsFrom = 0;
  /** A connection runs one statement at a time, so actions are queued. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {}

  /** Marks a runner of this process as alive. */
  register(runner: string): void {
    this.ownRunners.add(runner);
    void this.enqueue((client) => this.lock(client, runner));
  }

  /** Unregisters a runner of this process, which releases its unfinished jobs. */
  unregister(runner: string): void {
    if (this.ownRunners.delete(runner)) void this.enqueue((client) => this.unlock(client, runner));
  }

  /** Releases jobs of dead runners, now and at intervals. */
  async watch(): Promise<void> {
    this.timer = setInterval(() => void this.releaseOrphanedJobs(), checkIntervalMs).unref();
    await this.releaseOrphanedJobs();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.queue;
    this.disconnect(this.client);
  }

  private async releaseOrphanedJobs(): Promise<void> {
    await this.enqueue(async (client) => {
      if (Date.now() < this.releasesJobsFrom) return;
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

  /** Logs failures at debug level, because requests report them as well. The next action reconnects. */
  private async runLoggingErrors(action: (client: PoolClient) => Promise<void>): Promise<void> {
    try {
      this.client ??= await this.connect();
      await action(this.client);
    } catch (error) {
      // An open connection would hold its locks, and the jobs of a dead runner would never be released.
      this.disconnect(this.client);
      this.log.debug({ err: error }, "the runner's heartbeat waits for the database");
    }
  }

  private async connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.on('error', () => this.disconnect(client));
    this.lockedRunners.clear();
    try {
      for (const runner of this.ownRunners) await this.lock(client, runner);
    } catch (error) {
      destroyConnection(client);
      throw error;
    }
    if (this.hasConnected) this.releasesJobsFrom = Date.now() + reconnectGraceMs;
    this.hasConnected = true;
    return client;
  }

  private async lock(client: PoolClient, runner: string): Promise<void> {
    if (this.lockedRunners.has(runner)) return;
    await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [heartbeatLocks, runner]);
    this.lockedRunners.add(runner);
  }

  private async unlock(client: PoolClient, runner: string): Promise<void> {
    if (!this.lockedRunners.delete(runner)) return;
    await client.query('SELECT pg_advisory_unlock_shared($1, hashtext($2))', [heartbeatLocks, runner]);
  }

  private disconnect(client: PoolClient | undefined): void {
    if (this.client === client) this.client = undefined;
    if (client) destroyConnection(client);
  }
}

const destroyedConnections = new WeakSet<PoolClient>();

/** Closes a connection once, even if it fails while closing. */
function destroyConnection(client: PoolClient): void {
  if (destroyedConnections.has(client)) return;
  destroyedConnections.add(client);
  client.release(true);
}
