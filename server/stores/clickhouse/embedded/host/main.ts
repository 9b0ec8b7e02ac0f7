import { rmSync } from 'node:fs';
import type { HostMessage, HostOptions } from './host-protocol.js';
import { Engine } from './engine.js';
import { giveWay } from './give-way.js';
import { HostServer } from './http-server.js';
import { Pipes } from './pipes.js';
import { Slots } from './slots.js';

/**
 * The process that owns the embedded ClickHouse's data directory. Its parent forks it, tells it by one message what to open,
 * and hears when it is ready. It ends when it is told to, and at once when its parent dies.
 */

/** Time that running queries get to let go at the end, in milliseconds. */
const drainTime = 5_000;

let stopping = false;
let end: (() => Promise<void>) | undefined;

process.once('message', (options: HostOptions) => {
  start(options).catch((error: unknown) => {
    tell({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  });
});
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());

async function start(options: HostOptions): Promise<void> {
  giveWay();
  const engine = Engine.open(options.dataDir, options.configFile);
  const { light, export: exports, job, aged } = options.slots;
  const pipes = new Pipes(options.runDir, light + exports + job + aged);
  const server = new HostServer({ engine, pipes, slots: new Slots(options.slots), secret: options.secret });
  rmSync(options.socketPath, { force: true });
  await server.listen(options.socketPath);
  end = async () => {
    const idle = await server.drain(process.connected ? drainTime : drainTime / 5);
    rmSync(options.runDir, { recursive: true, force: true });
    if (!idle) killItself();
    engine.close();
  };
  tell({ state: 'ready', version: engine.version });
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A native call that hangs must not keep the data directory.
  setTimeout(killItself, drainTime * 2).unref();
  await end?.().catch(killItself);
  process.exit(0);
}

function tell(message: HostMessage): void {
  if (process.connected) process.send?.(message);
}

function killItself(): void {
  process.kill(process.pid, 'SIGKILL');
}
