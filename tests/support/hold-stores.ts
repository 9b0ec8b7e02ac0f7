import { pino } from 'pino';
import { openStores } from '../../server/stores/open-stores.js';
import { configFor } from './store-config.js';

/**
 * Child process that opens and holds the stores of a data directory: `node hold-stores.js FOLDER server|tool`. Prints
 * one line of JSON after opening or failing, and closes on SIGTERM. Tests kill it.
 */
const [, , folder = '', role = 'server'] = process.argv;

/** The printed line. */
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
