import { rmSync } from 'node:fs';
import { lowerSessionPriority } from '../../../../process/session-priority.js';
import type { HostMessage, HostOptions } from './host-protocol.js';
import { Engine } from './engine.js';
import { HostServer } from './http-server.js';
import { Pipes } from './pipes.js';
import { Slots } from './slots.js';

/**
 * Main script of the process that owns the embedded ClickHouse data directory.
 * The parent sends the options as a message. The process exits on a signal and when its parent dies.
 */

/** Time for running queries to end on shutdown. */
const drainTimeoutMs = 5_000;

let stopping = false;
let shutDown: (() => Promise<void>) | undefined;

process.once('message', (options: HostOptions) => {
  start(options).catch((error: unknown) => {
    sendToParent({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  });
});
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());

async function start(options: HostOptions): Promise<void> {
  // A lower share would starve the engine. Thread priorities within its session are unaffected.
  lowerSessionPriority();
  const engine = Engine.open(options.dataDir, options.configFile);
  const { light, export: exports, job, aged } = options.slots;
  const pipes = new Pipes(options.runDir, light + exports + job + aged);
  const server = new HostServer({ engine, pipes, slots: new Slots(options.slots), secret: options.secret });
  rmSync(options.socketPath, { force: true });
  await server.listen(options.socketPath);
  shutDown = async () => {
    const idle = await server.drain(process.connected ? drainTimeoutMs : drainTimeoutMs / 5);
    rmSync(options.runDir, { recursive: true, force: true });
    if (!idle) killSelf();
    engine.close();
  };
  sendToParent({ state: 'ready', version: engine.version });
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A native call that hangs must not lock the data directory forever.
  setTimeout(killSelf, drainTimeoutMs * 2).unref();
  await shutDown?.().catch(killSelf);
  process.exit(0);
}

function sendToParent(message: HostMessage): void {
  if (process.connected) process.send?.(message);
}

function killSelf(): void {
  process.kill(process.pid, 'SIGKILL');
}
