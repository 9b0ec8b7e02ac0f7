import { loadConfig } from './config/config.js';
import { formatFatalError } from './errors/operator-error.js';
import { assertPortFree } from './http/port.js';
import { limitHeapGrowth } from './process/limit-heap-growth.js';

await start().catch((error: unknown) => {
  console.error(formatFatalError(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const config = loadConfig();
  await assertPortFree(config.port, config.host);
  // Everything else is thousands of files: what is wrong with the settings is said before they are read.
  const { serve } = await import('./serve.js');
  // Once the program is read: to collect while its files are loaded frees nothing.
  limitHeapGrowth();
  await serve(config);
}
