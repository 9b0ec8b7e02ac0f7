import { baseFacts } from '../../../../server/contract/reports/base-facts.js';
import { firstPagesSql } from '../../../../server/ingest/derive/first-pages-sql.js';
import { decodePunycodeHosts } from '../../../../server/ingest/load/load-hosts.js';
import { BaseCatalogueService } from '../../../../server/modules/databases/base-catalogue.service.js';
import type { Stores } from '../../../../server/stores/stores.js';
import { loadWorld, readIds, type Ids } from './load-world.js';
import { loadOlderResults, snapshotId } from './older-results.js';
import { createWorld, type World } from './world.js';

const generation = 7;

/** Database with older snapshots. The other test database has no results to compare with. */
export const baseWithOlderResults = 'msk';

/** Fills the databases `gny` and `msk` with the test data, next to another generation that reports must ignore. */
export async function fillWithWorld({ postgres, clickhouse }: Stores): Promise<void> {
  const world = createWorld();
  const ids = await readIds(clickhouse, world);
  await clickhouse.insert(
    'INSERT INTO host (domain_id, name) FORMAT JSONEachRow',
    world.domains.map((name) => JSON.stringify({ domain_id: ids.domain(name), name })).join('\n'),
  );
  await decodePunycodeHosts(clickhouse);
  const bases = new BaseCatalogueService(postgres);
  for (const code of ['gny', 'msk']) {
    const { id, engine } = await bases.byCode(code);
    await postgres.query(
      'UPDATE base SET generation = $1, positions_date = $2, volumes_date = $2, facts = $4 WHERE id = $3',
      [generation, '2026-10-01', id, baseFacts],
    );
    await loadWorld(clickhouse, world, ids, { base: id, generation });
    await loadWorld(clickhouse, world, ids, { base: id, generation: generation + 1 });
    // An import precomputes no first pages for domains as small as those of the test data.
    for (const sql of firstPagesSql({ engine, volumesDate: '2026-10-01' }, 1)) {
      await clickhouse.command(sql, { parameters: { base: id, generation, from: 0, to: 2 ** 53 } });
    }
    if (code === baseWithOlderResults) await addOlderResults({ postgres, clickhouse }, world, ids, id);
  }
}

async function addOlderResults(
  { postgres, clickhouse }: Pick<Stores, 'postgres' | 'clickhouse'>,
  { older }: World,
  ids: Ids,
  base: number,
): Promise<void> {
  for (const { number, date, state } of older.snapshots) {
    await postgres.query('INSERT INTO snapshot (id, base_id, date, state) VALUES ($1, $2, $3, $4)', [
      snapshotId(base, number),
      base,
      date,
      state,
    ]);
  }
  await loadOlderResults(clickhouse, older, ids, { base });
}
