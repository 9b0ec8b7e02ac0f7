import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { decodePunycodeHosts } from './ingest/load/decode-punycode-hosts.js';
import { assertStoresAgree } from './ingest/publish/assert-stores-agree.js';
import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import { loadSample } from './ingest/sample/load-sample.js';
import { enqueueRebuild } from './jobs/enqueue-rebuild.js';
import { seedDemonstrationAccounts } from './modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from './modules/accounts/demonstration-password.js';
import { prepareDemonstrationGroup } from './modules/groups/demonstration-group.js';
import type { Stores } from './stores/stores.js';

/**
 * What a server does to its stores before it listens: cleans up what a killed process left, fills in the sample and the
 * accounts to look around as. Answers the line that says who they are, undefined where there are none.
 */
export async function prepareStores(
  stores: Stores,
  config: Config,
  log: Logger,
): Promise<string | undefined> {
  await assertStoresAgree(stores);
  await cleanUpImports(stores);
  await decodePunycodeHosts(stores.clickhouse);
  await enqueueRebuild(stores.postgres, log);
  await loadSample(stores, config, log);
  const demonstrations = await seedDemonstrationAccounts(stores.postgres, config, new Date());
  if (demonstrations.length === 0) return undefined;
  await prepareDemonstrationGroup(stores, config, new Date());
  return `demonstration accounts, password ${demonstrationPassword}: ${demonstrations.join(', ')}`;
}
