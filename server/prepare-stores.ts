import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { decodePunycodeHosts } from './ingest/load/load-hosts.js';
import { assertStoresAgree } from './ingest/publish/assert-stores-agree.js';
import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import { markDamage } from './ingest/publish/mark-damage.js';
import { SampleLoad } from './ingest/sample/sample-load.js';
import { enqueueRebuild } from './jobs/enqueue-rebuild.js';
import { seedDemonstrationAccounts } from './modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from './modules/accounts/demonstration-password.js';
import type { Stores } from './stores/stores.js';
import { removeLeftovers } from './stores/temporary-folders.js';

interface PreparedStores {
  /** Sample load, not started yet. */
  sampleLoad: SampleLoad;
  /** Console line with the demonstration accounts, if there are any. */
  demonstrationNotice: string | undefined;
}

/**
 * Prepares the stores before the server listens: cleans up interrupted imports and temporary folders, finds the databases
 * without sample data, and creates the demonstration accounts.
 */
export async function prepareStores(stores: Stores, config: Config, log: Logger): Promise<PreparedStores> {
  await assertStoresAgree(stores);
  await cleanUpImports(stores);
  await removeLeftovers(new Date());
  await markDamage(stores, log);
  await decodePunycodeHosts(stores.clickhouse);
  await enqueueRebuild(stores.postgres, log);
  const sampleLoad = await SampleLoad.create({ stores, config, log });
  const emails = await seedDemonstrationAccounts(stores.postgres, config, new Date());
  const demonstrationNotice =
    emails.length === 0
      ? undefined
      : `demonstration accounts, password ${demonstrationPassword}: ${emails.join(', ')}`;
  return { sampleLoad, demonstrationNotice };
}
