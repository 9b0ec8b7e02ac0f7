import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { nameReadableHosts } from './ingest/load/name-readable-hosts.js';
import { assertStoresAgree } from './ingest/publish/assert-stores-agree.js';
import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import { SampleLoad } from './ingest/sample/sample-load.js';
import { askToDeriveAnew } from './jobs/ask-to-derive-anew.js';
import { prepareDemonstrationAccounts } from './modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from './modules/accounts/demonstration-password.js';
import type { Stores } from './stores/stores.js';

/** The stores of a server that is about to listen. */
interface PreparedStores {
  /** The load of the sample data, which begins once the server listens. */
  sample: SampleLoad;
  /** The line that names the demonstration accounts; undefined where there are none. */
  demonstrations: string | undefined;
}

/**
 * Prepares the stores before the server listens: cleans up after a killed process, finds out which sample data is to be loaded,
 * and makes the demonstration accounts.
 */
export async function prepareStores(stores: Stores, config: Config, log: Logger): Promise<PreparedStores> {
  await assertStoresAgree(stores);
  await cleanUpImports(stores);
  await nameReadableHosts(stores.clickhouse);
  await askToDeriveAnew(stores.postgres, log);
  const sample = await SampleLoad.of({ stores, config, log });
  const emails = await prepareDemonstrationAccounts(stores.postgres, config, new Date());
  const demonstrations =
    emails.length === 0
      ? undefined
      : `demonstration accounts, password ${demonstrationPassword}: ${emails.join(', ')}`;
  return { sample, demonstrations };
}
