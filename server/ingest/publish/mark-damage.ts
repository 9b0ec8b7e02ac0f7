import type { Logger } from 'pino';
import type { ImportStores } from '../import-run.js';
import { countBrokenParts, describeDamage, findDamage } from './find-damage.js';

/**
 * Detects lost rows on start. Reports with lost rows are rejected until another generation is published, so that no
 * report or export is silently incomplete. If the imported results are complete, the reports are marked for a rebuild.
 */
export async function markDamage(stores: ImportStores, log: Logger): Promise<void> {
  const brokenParts = await countBrokenParts(stores);
  if (brokenParts > 0) log.error({ brokenParts }, 'ClickHouse detached damaged parts of its tables');
  const damages = await findDamage(stores);
  for (const damage of damages) {
    log.error(
      { base: damage.code, reports: damage.reports, results: damage.results },
      describeDamage(damage),
    );
    if (damage.reports.length === 0) continue;
    await stores.postgres.query('UPDATE base SET damaged_generation = $2 WHERE id = $1', [
      damage.base,
      damage.generation,
    ]);
    if (damage.results.length > 0) continue;
    // The rebuild job looks for generations of an older form.
    await stores.postgres.query('UPDATE generation SET form = 0 WHERE id = $1', [damage.generation]);
  }
  const damaged = damages.filter(({ reports }) => reports.length > 0).map(({ base }) => base);
  await stores.postgres.query('UPDATE base SET damaged_generation = NULL WHERE id <> ALL($1)', [damaged]);
}
