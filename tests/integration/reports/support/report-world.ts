import { BaseCatalogueService } from '../../../../server/modules/databases/base-catalogue.service.js';
import type { ReportDependencies } from '../../../../server/reports/engine/report-dependencies.js';
import { openOwnServers, openTestStores, type TestStores } from '../../../support/stores.js';
import { fillWithWorld } from './fill-with-world.js';
import { readIds, type Ids } from './load-world.js';
import { Oracle } from './oracle.js';
import { PageOracle } from './page-oracle.js';
import { createWorld, type World } from './world.js';

export interface ReportWorld {
  stores: TestStores;
  deps: ReportDependencies;
  world: World;
  ids: Ids;
  oracle: Oracle;
  pages: PageOracle;
}

export interface WorldOptions {
  /** Whether the file uses its own servers, which other processes can join, instead of the shared ones. */
  ownServers?: boolean;
  /** Whether ClickHouse tables are copied at once, so that the file finds its running queries by their database. */
  ownDatabase?: boolean;
}

/**
 * Real stores whose databases `gny` and `msk` contain the test data, next to another generation that reports must
 * ignore.
 */
export async function openReportWorld({
  ownServers = false,
  ownDatabase = false,
}: WorldOptions = {}): Promise<ReportWorld> {
  const stores = ownServers ? await openOwnServers() : await openTestStores('small_world');
  if (ownServers) await fillWithWorld(stores);
  // The first query of the name copies the database.
  if (ownDatabase) await stores.clickhouse.query('SELECT currentDatabase()');
  const world = createWorld();
  const ids = await readIds(stores.clickhouse, world);
  const oracle = new Oracle(world, ids);
  return {
    stores,
    deps: { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) },
    world,
    ids,
    oracle,
    pages: new PageOracle(world, ids, oracle),
  };
}
