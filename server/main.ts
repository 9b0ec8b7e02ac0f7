import { loadConfig } from './config/config.js';
import { formatFatalError } from './errors/operator-error.js';
import { assertPortFree } from './http/connections/port.js';
import { limitHeapGrowth } from './process/limit-heap-growth.js';
import { exitBySignal, onShutdownSignal } from './process/shutdown-signal.js';

await start().catch((error: unknown) => {
  console.error(formatFatalError(error));
  process.exit(1);
});

async function start(): Promise<void> {
  // The first process of a container ignores signals that it has no listener for.
  onShutdownSignal(exitBySignal);
  const config = loadConfig();
  await assertPortFree(config.port, config.host);
  // The settings are validated before thousands of other modules load.
  const { serve } = await import('./serve.js');
  // Applied after loading, because garbage collections during the load free nothing.
  limitHeapGrowth();
  await serve(config);
}
