import { pino } from 'pino';
import { openStores } from '../../server/stores/open-stores.js';
import { configFor } from './store-config.js';

/**
 * A process that opens the stores of a data directory and holds them: `node hold-stores.js FOLDER server|tool`. It prints one
 * line of JSON when they are open or when they cannot be, and lets go at SIGTERM. Tests kill it.
 */
const [, , folder = '', role = 'server'] = process.argv;

/** What it prints. */
export type HolderReport = { owned: boolean } | { error: string };

const report = (line: HolderReport) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const stores = await openStores(configFor(folder), pino({ level: 'silent' }), {
    role: role === 'tool' ? 'tool' : 'server',
  });
  process.on('SIGTERM', () => void stores.close().then(() => process.exit(0)));
  process.on('SIGINT', () => void stores.close().then(() => process.exit(0)));
  report({ owned: stores.owned });
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
