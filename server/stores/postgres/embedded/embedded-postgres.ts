import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { postgresBinaries, type PostgresBinaries } from './binaries.js';
import { clusterFiles, databaseName, plainEnvironment, type ClusterFiles } from './cluster-files.js';
import { databaseUser, type DatabaseUser } from './database-user.js';
import { firstFault } from './first-fault.js';
import { endLeftover } from './leftover.js';
import { endWithParent } from './parent-watch.js';

/** Waits before a server that died is started again, in milliseconds; the last one repeats. */
const restartDelays = [0, 500, 2_000, 10_000];
/** A server that ran this long, in milliseconds, starts over with the shortest delay. */
const steadyAfter = 60_000;
const stopTime = 15_000;
const portAttempts = 5;

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Logger;
  /** How many connections it serves at once; 100 where it is missing, several times what one process of the project opens. */
  connections?: number;
}

/** The embedded PostgreSQL: a server on a free port of the loopback, under DATA_DIR, watched and started again when it dies. */
export class EmbeddedPostgres {
  private child: ChildProcess | undefined;
  private callOffWatch: () => void = () => undefined;
  private port = 0;
  private stopping = false;
  private started = false;
  private crashes = 0;

  private constructor(
    private readonly binaries: PostgresBinaries,
    private readonly files: ClusterFiles,
    private readonly user: DatabaseUser | undefined,
    private readonly log: Logger,
    private readonly connections: number,
  ) {}

  /** Starts the server; makes its files and its database at the first start. Only the owner of the lease may call it. */
  static async start({
    dataDir,
    log,
    connections = 100,
  }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    await mkdir(dataDir, { recursive: true });
    const user = databaseUser();
    const binaries = postgresBinaries(user, log);
    const files = await clusterFiles(dataDir, binaries, user, log);
    await endLeftover(files.databaseDir, log);
    const server = new EmbeddedPostgres(binaries, files, user, log, connections);
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

  /** Address with the password, for this process and those of the same user. */
  get url(): string {
    return this.urlOf(databaseName);
  }

  /** Process id of the server, undefined while it is down. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const hard = setTimeout(() => child.kill('SIGQUIT'), stopTime);
      await ended;
      clearTimeout(hard);
    }
    this.callOffWatch();
  }

  private async spawnOnFreePort(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      this.port = await freePort();
      try {
        return await this.spawn();
      } catch (error) {
        // Somebody else may have taken the port between the look and the start.
        if (attempt === portAttempts || !/could not bind|Address already in use/i.test(String(error))) {
          throw error;
        }
      }
    }
  }

  private async spawn(): Promise<void> {
    // In a session of its own, so that a Ctrl-C in the terminal reaches it by way of this process only.
    const child = spawn(
      this.binaries.postgres,
      serverArguments(this.files.databaseDir, this.port, this.connections),
      {
        ...this.user,
        cwd: '/',
        detached: true,
        env: plainEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.child = child;
    child.once('exit', (code, signal) => this.onExit(child, { code, signal }));
    if (child.pid !== undefined) this.callOffWatch = endWithParent(child.pid);
    await this.readiness(child);
    const steady = setTimeout(() => (this.crashes = 0), steadyAfter).unref();
    child.once('exit', () => clearTimeout(steady));
  }

  private readiness(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        this.log.debug({ text: text.trim() }, 'postgres says');
        said = (said + text).slice(-4_000);
        if (said.includes('database system is ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(this.refusal(said)));
    });
  }

  /** What is said where the server ends at its start: in one line, with the way to go on. */
  private refusal(said: string): Error {
    return new OperatorError(
      `The embedded PostgreSQL does not start on ${this.files.databaseDir} (${firstFault(said)}): if its files are damaged, restore the data directory from a backup.`,
    );
  }

  private onExit(child: ChildProcess, how: { code: number | null; signal: string | null }): void {
    if (this.child !== child) return;
    this.callOffWatch();
    this.child = undefined;
    if (this.stopping || !this.started) return;
    const delay = restartDelays[Math.min(this.crashes, restartDelays.length - 1)] ?? 0;
    this.crashes += 1;
    this.log.error({ ...how, delay }, 'postgres has ended, starting it again');
    setTimeout(() => void this.restart(), delay);
  }

  /** On the same port, as clients hold the address. */
  private async restart(): Promise<void> {
    if (this.stopping) return;
    try {
      await endLeftover(this.files.databaseDir, this.log);
      await this.spawn();
    } catch (error) {
      this.log.error({ err: error }, 'postgres did not start');
    }
  }

  private async createDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
    } finally {
      await client.end();
    }
  }

  private urlOf(database: string): string {
    return `postgres://${databaseName}:${this.files.password}@127.0.0.1:${this.port}/${database}`;
  }
}

function serverArguments(databaseDir: string, port: number, connections: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(connections),
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    // A backup copies the log of changes last: what it needs of it must still be there.
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
