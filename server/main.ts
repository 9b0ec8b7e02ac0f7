import cluster from 'node:cluster';
import { loadConfig } from './config/config.js';
import { AppError } from './errors/app-error.js';
import { formatFatalError, OperatorError } from './errors/operator-error.js';
import { assertPortFree } from './http/connections/port.js';
import { limitHeapGrowth } from './process/limit-heap-growth.js';
import { exitBySignal, onShutdownSignal } from './process/shutdown-signal.js';

/** Status of a start that failed for an unexpected reason. server/cli/supervise.mjs repeats it after a crash. */
const failedStartStatus = 70;

await start().catch((error: unknown) => {
  console.error(formatFatalError(error));
  // An unavailable store is an internal error, so the supervisor waits for it after a crash.
  const isOperatorsTask = error instanceof OperatorError || (error instanceof AppError && !error.isInternal);
  process.exit(isOperatorsTask ? 1 : failedStartStatus);
});

async function start(): Promise<void> {
  // The first process of a container ignores signals that it has no listener for.
  onShutdownSignal(exitBySignal);
  // Without the supervisor, nothing would forward a signal of the terminal or of npm to this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGHUP'));
  if (cluster.isWorker) {
    const { serveWorker } = await import('./serve-worker.js');
    limitHeapGrowth();
    await serveWorker(loadConfig(undefined, () => undefined));
    return;
  }
  const config = loadConfig();
  await assertPortFree(config.port, config.host);
  // The settings are validated before thousands of other modules load.
  const { serve } = await import('./serve.js');
  // Applied after loading, because garbage collections during the load free nothing.
  limitHeapGrowth();
  await serve(config);
}
