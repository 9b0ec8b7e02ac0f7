import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { buildEngineConfig, hostThreadCount, slotLimits } from './engine-settings.js';
import type { HostMessage, HostOptions } from './host/host-protocol.js';
import { fileURLToPath } from 'node:url';
import { resolveProgramFile } from '../../../process/program-file.js';
import { createTemporaryFolder } from '../../temporary-folders.js';

/** Portable limit for the path of a Unix socket. */
const maxSocketPathBytes = 100;

/**
 * Creates an empty private folder for the engine's socket and pipes inside the data directory.
 * Falls back to the system's temporary folder if the path is too long for a socket or contains glob characters.
 */
async function createRunFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'run', 'clickhouse');
  const isUsable =
    Buffer.byteLength(path.join(folder, 'http.sock')) <= maxSocketPathBytes && /^[\w/. -]+$/.test(folder);
  if (!isUsable) return createTemporaryFolder('engine');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export interface EngineAddress {
  socketPath: string;
  secret: string;
}

interface EmbeddedClickHouseOptions {
  /** Data directory of the process. The engine uses its subfolder `clickhouse`. */
  dataDir: string;
  /** Memory limit of the engine's process in megabytes. */
  memoryMb: number;
  log: Logger;
}

/** Backoff before a crashed engine is restarted. The last delay repeats. */
const restartDelaysMs = [0, 200, 1_000, 5_000, 15_000];
/** An engine that ran this long resets the backoff. */
const stableAfterMs = 60_000;
/** Time for a graceful shutdown before SIGKILL. */
const stopTimeoutMs = 12_000;

/** Supervises the embedded ClickHouse: a child process that hosts the library and is restarted after a crash. */
export class EmbeddedClickHouse {
  private child: ChildProcess | undefined;
  private stopping = false;
  /** Whether the engine was ready once. A failure before that is reported to the caller instead of retried. */
  private started = false;
  private crashes = 0;
  private restartTimer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly program: string,
    private readonly host: HostOptions,
    private readonly log: Logger,
  ) {}

  /**
   * Starts the engine and resolves when it is ready.
   * @throws OperatorError if the data directory cannot be opened
   */
  static async start({ dataDir, memoryMb, log }: EmbeddedClickHouseOptions): Promise<EmbeddedClickHouse> {
    const engineDir = path.join(dataDir, 'clickhouse');
    await mkdir(engineDir, { recursive: true, mode: 0o700 });
    const configFile = path.join(dataDir, 'clickhouse-config.xml');
    await writeFile(configFile, buildEngineConfig(memoryMb, dataDir), { mode: 0o600 });
    const runDir = await createRunFolder(dataDir);
    const engine = new EmbeddedClickHouse(
      await resolveHostProgram(),
      {
        dataDir: engineDir,
        runDir,
        socketPath: path.join(runDir, 'http.sock'),
        configFile,
        secret: randomBytes(24).toString('hex'),
        slots: slotLimits,
      },
      log,
    );
    try {
      await engine.spawn();
    } catch (error) {
      await engine.stop();
      throw error;
    }
    engine.started = true;
    return engine;
  }

  get address(): EngineAddress {
    return { socketPath: this.host.socketPath, secret: this.host.secret };
  }

  /** Process id of the engine. Undefined between a crash and the restart. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restartTimer);
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exited;
      clearTimeout(killTimer);
    }
    await rm(this.host.runDir, { recursive: true, force: true });
  }

  private async spawn(): Promise<void> {
    await mkdir(this.host.runDir, { recursive: true, mode: 0o700 });
    // `detached` starts a new session: Ctrl-C in the terminal reaches the engine through this process only.
    const child = fork(this.program, [], {
      detached: true,
      execArgv: [],
      env: { ...process.env, UV_THREADPOOL_SIZE: String(hostThreadCount), NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (text: Buffer) =>
        this.log.debug({ text: text.toString().trim() }, 'clickhouse says'),
      );
    }
    child.on('exit', (code, signal) => this.onExit(child, { code, signal }));
    child.on('error', (error) => this.log.error({ err: error }, 'clickhouse process failed'));
    child.send(this.host, () => undefined);
    await waitUntilReady(child, this.host.dataDir);
    const stableTimer = setTimeout(() => (this.crashes = 0), stableAfterMs);
    stableTimer.unref();
    child.once('exit', () => clearTimeout(stableTimer));
  }

  private onExit(child: ChildProcess, exitStatus: { code: number | null; signal: string | null }): void {
    if (this.child !== child) return;
    this.child = undefined;
    if (this.stopping || !this.started) return;
    const delay = restartDelaysMs[Math.min(this.crashes, restartDelaysMs.length - 1)] ?? 0;
    this.crashes += 1;
    this.log.error({ ...exitStatus, delay }, 'clickhouse has ended, starting it again');
    this.restartTimer = setTimeout(() => {
      this.spawn().catch((error: unknown) => this.log.error({ err: error }, 'clickhouse did not start'));
    }, delay);
  }
}

/**
 * Resolves on the ready message.
 * @throws OperatorError with the reason of the engine
 */
async function waitUntilReady(child: ChildProcess, dataDir: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code, signal) =>
      reject(createStartError(dataDir, `it ended at its start, ${signal ?? code}`)),
    );
    child.once('error', reject);
    child.once('message', (message: HostMessage) => {
      if (message.state === 'ready') resolve();
      else reject(createStartError(dataDir, message.reason));
    });
  });
}

function createStartError(dataDir: string, reason: string): Error {
  const [line = ''] = reason.split('\n');
  return new OperatorError(
    `The embedded ClickHouse does not start on ${dataDir} (${line.trim().slice(0, 300)}): if its files are damaged, restore the data directory from a backup.`,
  );
}

/** Path of the engine's main script. */
function resolveHostProgram(): Promise<string> {
  return resolveProgramFile(fileURLToPath(new URL('./host/', import.meta.url)), 'clickhouse-host');
}
