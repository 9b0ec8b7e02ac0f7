import { BaseCatalogue } from '../../../../server/modules/databases/base.service.js';
import type { ReportDependencies } from '../../../../server/reports/engine/report-dependencies.js';
import { openTestStores, type TestStores } from '../../../support/stores.js';
import { loadWorld, readIds, type Ids } from './load-world.js';
import { Oracle } from './oracle.js';
import { makeWorld, type World } from './world.js';

export interface ReportWorld {
  stores: TestStores;
  deps: ReportDependencies;
  world: World;
  ids: Ids;
  oracle: Oracle;
}

const generation = 7;

/** Real stores whose base `gny` (and `msk`) shows the small world, beside another generation that must never be seen. */
export async function openReportWorld(): Promise<ReportWorld> {
  const stores = await openTestStores();
  const world = makeWorld();
  const ids = await readIds(stores.clickhouse, world);
  const bases = new BaseCatalogue(stores.postgres);
  for (const code of ['gny', 'msk']) {
    const { id } = await bases.byCode(code);
    await stores.postgres.query(
      'UPDATE base SET generation = $1, positions_date = $2, volumes_date = $2 WHERE id = $3',
      [generation, '2026-10-01', id],
    );
    await loadWorld(stores.clickhouse, world, ids, { base: id, generation });
    await loadWorld(stores.clickhouse, world, ids, { base: id, generation: generation + 1 });
  }
  return {
    stores,
    deps: { clickhouse: stores.clickhouse, bases },
    world,
    ids,
    oracle: new Oracle(world, ids),
  };
}
