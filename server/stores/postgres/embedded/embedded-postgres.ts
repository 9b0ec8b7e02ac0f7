import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { locatePostgresBinaries, type PostgresBinaries } from './binaries.js';
import {
  loadOrCreateCluster,
  databaseName,
  createPlainEnvironment,
  type ClusterFiles,
} from './cluster-files.js';
import { resolveDatabaseUser, type DatabaseUser } from './database-user.js';
import { firstErrorLine } from './first-error-line.js';
import { stopOrphan } from './orphan-process.js';

/** Backoff before a crashed server is restarted. The last delay repeats. */
const restartDelaysMs = [0, 500, 2_000, 10_000];
/** A server that ran this long resets the backoff. */
const stableAfterMs = 60_000;
const stopTimeoutMs = 15_000;
const maxPortAttempts = 5;

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Logger;
  /** `max_connections` of the server. Defaults to 100, several times the need of one process. */
  maxConnections?: number;
}

interface PostgresServerOptions {
  binaries: PostgresBinaries;
  files: ClusterFiles;
  user: DatabaseUser | undefined;
  log: Logger;
  maxConnections: number;
}

/** Supervises the embedded PostgreSQL on a free loopback port and restarts it after a crash. */
export class EmbeddedPostgres {
  private child: ChildProcess | undefined;
  private cancelParentWatch: () => void = () => undefined;
  private port = 0;
  private stopping = false;
  private started = false;
  private crashes = 0;

  private constructor(private readonly deps: PostgresServerOptions) {}

  /** Starts the server and creates cluster and database on the first start. Requires the lease. */
  static async start({
    dataDir,
    log,
    maxConnections = 100,
  }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const user = resolveDatabaseUser();
    const binaries = locatePostgresBinaries(user, log);
    const files = await loadOrCreateCluster(dataDir, binaries, user, log);
    await stopOrphan(files.databaseDir, log);
    const server = new EmbeddedPostgres({ binaries, files, user, log, maxConnections });
    await server.spawnOnFreePort();
    try {
      await server.createDatabase();
    } catch (error) {
      await server.stop();
      throw error;
    }
    server.started = true;
    return server;
  }

  /** Connection URL including the password. */
  get url(): string {
    return this.buildUrl(databaseName);
  }

  /** Process id of the server. Undefined while it is down. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      const killTimer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
      await exited;
      clearTimeout(killTimer);
    }
    this.cancelParentWatch();
  }

  private async spawnOnFreePort(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      this.port = await freePort();
      try {
        return await this.spawn();
      } catch (error) {
        // Another process may have taken the port since the probe.
        if (attempt === maxPortAttempts || !/could not bind|Address already in use/i.test(String(error))) {
          throw error;
        }
      }
    }
  }

  private async spawn(): Promise<void> {
    // `detached` starts a new session: Ctrl-C in the terminal reaches the server through this process only.
    const child = spawn(
      this.deps.binaries.postgres,
      serverArguments(this.deps.files.databaseDir, this.port, this.deps.maxConnections),
      {
        ...this.deps.user,
        cwd: '/',
        detached: true,
        env: createPlainEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.child = child;
    child.once('exit', (code, signal) => this.onExit(child, { code, signal }));
    if (child.pid !== undefined) this.cancelParentWatch = stopWithParent(child.pid);
    await this.waitUntilReady(child);
    const stableTimer = setTimeout(() => (this.crashes = 0), stableAfterMs).unref();
    child.once('exit', () => clearTimeout(stableTimer));
  }

  private waitUntilReady(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      let output = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        this.deps.log.debug({ text: text.trim() }, 'postgres output');
        output = (output + text).slice(-4_000);
        if (output.includes('database system is ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(this.createStartError(output)));
    });
  }

  /** One-line error with the suggested action if the server fails to start. */
  private createStartError(output: string): Error {
    return new OperatorError(
      `The embedded PostgreSQL does not start on ${this.deps.files.databaseDir} (${firstErrorLine(output)}): if its files are damaged, restore the data directory from a backup.`,
    );
  }

  private onExit(child: ChildProcess, exitStatus: { code: number | null; signal: string | null }): void {
    if (this.child !== child) return;
    this.cancelParentWatch();
    this.child = undefined;
    if (this.stopping || !this.started) return;
    const delay = restartDelaysMs[Math.min(this.crashes, restartDelaysMs.length - 1)] ?? 0;
    this.crashes += 1;
    this.deps.log.error({ ...exitStatus, delay }, 'postgres has exited, restarting it');
    setTimeout(() => void this.restart(), delay);
  }

  /** Keeps the port, because clients have the URL. */
  private async restart(): Promise<void> {
    if (this.stopping) return;
    try {
      await stopOrphan(this.deps.files.databaseDir, this.deps.log);
      await this.spawn();
    } catch (error) {
      this.deps.log.error({ err: error }, 'postgres did not start');
    }
  }

  private async createDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.buildUrl('postgres') });
    // The running call rejects with the same error. Without a listener, a lost connection would end the process.
    client.on('error', () => undefined);
    await client.connect().catch((error: unknown) => {
      throw isWrongPassword(error) ? this.createPasswordError() : error;
    });
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
    } finally {
      await client.end();
    }
  }

  private createPasswordError(): OperatorError {
    return new OperatorError(
      `The database in ${this.deps.files.databaseDir} has another password than postgres.json of its data folder: restore that file, or run "npm run database-password" to set a new one.`,
    );
  }

  private buildUrl(database: string): string {
    return `postgres://${databaseName}:${encodeURIComponent(this.deps.files.password)}@127.0.0.1:${this.port}/${database}`;
  }
}

/** Error codes of PostgreSQL for a wrong password and an unknown role. */
function isWrongPassword(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '28P01' || code === '28000';
}

function serverArguments(databaseDir: string, port: number, maxConnections: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    // A backup copies the WAL last, so segments from its start must still exist.
    wal_keep_size: '256MB',
  };
  return [
    '-D',
    databaseDir,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Stops a database server when this process dies for any reason: a shell waits for the end of its stdin, which only
 * this process holds open.
 * Returns a function that cancels the watch.
 */
function stopWithParent(serverPid: number): () => void {
  const watcher = spawn('/bin/sh', ['-c', 'cat > /dev/null; kill -INT "$0"', String(serverPid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    // Kills the process group: the shell and its `cat`.
    if (watcher.pid !== undefined && watcher.exitCode === null) killGroup(watcher.pid);
  };
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}
