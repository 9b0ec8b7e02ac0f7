import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The real server as a process of its own, as `npm start` runs it after the build. */
export interface RunningServer {
  /** Its address without a slash at the end. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Ends it as a terminal would, and removes its data folder unless it was given one. */
  stop(): Promise<void>;
}

interface ServerOptions {
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Switches of Node.js. */
  switches?: readonly string[];
  /** State to wait for; `ready` includes the sample data and is the default. */
  until?: 'listening' | 'ready';
}

const startupLines = { listening: 'listening on http', ready: 'ready on http' };

/** Those of `npm start`. */
const startSwitches = ['--max-semi-space-size=8'];

/** How to stop the servers that run now. */
const runningServers = new Set<() => Promise<void>>();

/** Stops every server that this process has started. */
export async function stopServers(): Promise<void> {
  await Promise.all([...runningServers].map((stop) => stop()));
}

/** Starts the compiled server with a small sample and waits until it is ready, or until it listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'rivalscope-server-')));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [...startSwitches, ...(options.switches ?? []), 'dist/server/main.js'],
    {
      env: {
        ...process.env,
        MALLOC_MMAP_THRESHOLD_: '131072',
        NODE_ENV: 'development',
        SAMPLE_KEYWORDS: '1500',
        ...options.env,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const exited = once(server, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(startupLines[options.until ?? 'ready'])) resolve();
      if (printed.includes('the sample data did not load')) reject(new Error(printed));
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    void exited.then(() => reject(new Error(`the server ended before it was ready:\n${printed}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  runningServers.add(stop);
  void exited.then(() => runningServers.delete(stop));
  await ready;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: server,
    output: () => printed,
    stop,
  };
}

/** Below the ports that systems give to outgoing connections and to listeners without a port of their own. */
const firstPort = 20_000;
const portCount = 12_000;
/** Ports that one process of the tests tries before those of the next one. */
const portsPerProcess = 20;
let triedPorts = 0;

/**
 * A port that nothing listens on. A server may take seconds before it listens, so the port is one that neither the system
 * nor another process of the tests gives away meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + ((process.pid * portsPerProcess + triedPorts++) % portCount);
    const probe = createServer();
    probe.listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
