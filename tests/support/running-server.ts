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
  /** Whether to wait for the port only, or for the sample data too, which is the default. */
  until?: 'listening' | 'ready';
}

const lines = { listening: 'listening on http', ready: 'ready on http' };

/** Those of `npm start`. */
const startSwitches = ['--max-semi-space-size=8'];

/** Starts the compiled server with a small sample and waits for its ready line, or for its port. */
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
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(lines[options.until ?? 'ready'])) resolve();
      if (printed.includes('the sample data did not load')) reject(new Error(printed));
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void exited.then(() => reject(new Error(`the server ended before it was ready:\n${printed}`)));
  });
  await ready;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: server,
    output: () => printed,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port to be had');
  return address.port;
}
