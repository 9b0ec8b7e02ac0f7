import { BaseCatalogue } from '../../../../server/modules/databases/base.service.js';
import type { Stores } from '../../../../server/stores/stores.js';
import { loadWorld, readIds } from './load-world.js';
import { makeWorld } from './world.js';

const generation = 7;

/** Lets the bases `gny` and `msk` show the small world, beside another generation that must never be seen. */
export async function fillWithWorld({ postgres, clickhouse }: Stores): Promise<void> {
  const world = makeWorld();
  const ids = await readIds(clickhouse, world);
  const bases = new BaseCatalogue(postgres);
  for (const code of ['gny', 'msk']) {
    const { id } = await bases.byCode(code);
    await postgres.query(
      'UPDATE base SET generation = $1, positions_date = $2, volumes_date = $2 WHERE id = $3',
      [generation, '2026-10-01', id],
    );
    await loadWorld(clickhouse, world, ids, { base: id, generation });
    await loadWorld(clickhouse, world, ids, { base: id, generation: generation + 1 });
  }
}
