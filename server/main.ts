import { loadConfig } from './config/config.js';
import { lastWords } from './errors/operator-error.js';
import { assertPortFree } from './http/port.js';
import { keepHeapSmall } from './programs/keep-heap-small.js';
import { exitBySignal, onShutdownSignal } from './programs/shutdown-signal.js';

await start().catch((error: unknown) => {
  console.error(lastWords(error));
  process.exit(1);
});

async function start(): Promise<void> {
  // The first process of a container ignores signals that it has no listener for.
  onShutdownSignal(exitBySignal);
  const config = loadConfig();
  await assertPortFree(config.port, config.host);
  // Everything else is thousands of files: what is wrong with the settings is said before they are read.
  const { serve } = await import('./serve.js');
  // Once the program is read: to collect while its files are loaded frees nothing.
  keepHeapSmall();
  await serve(config);
}
