import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { removeFolder, temporaryFolder } from './temporary-folder.js';

/** Compiled server in a child process, started like `npm start`. */
export interface RunningServer {
  /** Base URL without a trailing slash. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Output of the process so far. */
  output(): string;
  /** Sends SIGTERM and removes the data directory, unless the caller provided it. */
  stop(): Promise<void>;
}

interface ServerOptions {
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Command line flags of Node.js. */
  switches?: readonly string[];
  /** Node.js binary. The default is the one of this process. */
  nodeBinary?: string;
  /** State to wait for; `ready` includes the sample data and is the default. */
  until?: 'listening' | 'ready';
}

const startupLines = { listening: 'listening on http', ready: 'ready on http' };

/** Flags of `npm start`. */
const startSwitches = ['--max-semi-space-size=8'];

/** Stop functions of the running servers. */
const runningServers = new Set<() => Promise<void>>();

/** Stops every server that this process started. */
export async function stopServers(): Promise<void> {
  await Promise.all([...runningServers].map((stop) => stop()));
}

/** Starts the compiled server with a small sample and waits until it is ready, or until it listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await temporaryFolder('rivalscope-server-'));
  const port = await freePort();
  const server = spawn(
    options.nodeBinary ?? process.execPath,
    [...startSwitches, ...(options.switches ?? []), 'dist/server/main.js'],
    {
      env: {
        // Tests named `*.processes` and runs of the benchmark can set more.
        SERVER_PROCESSES: '1',
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
  let output = '';
  let isStarted = false;
  const exited = once(server, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      // Searching the output after the start would take longer with each line.
      if (isStarted) return;
      isStarted = output.includes(startupLines[options.until ?? 'ready']);
      if (isStarted) resolve();
      if (output.includes('the sample data did not load')) reject(new Error(output));
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    void exited.then(() => reject(new Error(`the server ended before it was ready:\n${output}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    if (!options.dataDir) await removeFolder(dataDir);
  };
  runningServers.add(stop);
  void exited.then(() => runningServers.delete(stop));
  await ready;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: server,
    output: () => output,
    stop,
  };
}

/** Below the ephemeral port ranges of all supported systems. */
const firstPort = 20_000;
const portCount = 12_000;
/** Ports reserved for each test process. */
const portsPerProcess = 20;
let triedPorts = 0;

/**
 * Free port from a range that depends on the process id. A server may take seconds to listen, so neither the system
 * nor another test process may assign the port meanwhile.
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
