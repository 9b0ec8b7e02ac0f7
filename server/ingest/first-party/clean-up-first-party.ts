import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { tryWithFirstPartySiteLock } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { firstPartyTable } from './first-party-sql.js';

/**
 * Deletes first-party data that no request reads: interrupted imports, replaced versions and sites of deleted
 * accounts.
 */
export async function cleanUpFirstParty(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  const sites = await queryPostgres<{ id: number; abandoned: boolean }>(
    connection,
    `SELECT id, owner_id IS NULL AS abandoned FROM own_site
     WHERE owner_id IS NULL OR EXISTS (SELECT FROM own_generation WHERE site_id = own_site.id AND state != 'published')`,
  );
  for (const { id, abandoned } of sites) {
    await tryWithFirstPartySiteLock(connection, id, async () => {
      if (abandoned) {
        await connection.query(`UPDATE own_generation SET state = 'building' WHERE site_id = $1`, [id]);
      }
      await cleanUpFirstPartySite(stores, connection, id, graceSeconds);
      if (abandoned) await connection.query('DELETE FROM own_site WHERE id = $1', [id]);
    });
  }
}

/** A replaced version remains this long for requests that started with it. */
const retiredGraceSeconds = 900;

/** The caller must hold the lock of the site, so any unpublished version belongs to a dead import. */
export async function cleanUpFirstPartySite(
  stores: ImportStores,
  connection: QueryRunner,
  site: number,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  const versions = await queryPostgres<{ id: number; owner: number }>(
    connection,
    `SELECT id, owner_id AS owner FROM own_generation WHERE site_id = $1 AND
     (state = 'building' OR state = 'retired' AND retired_at < now() - $2 * interval '1 second')`,
    [site, graceSeconds],
  );
  for (const { id, owner } of versions) {
    await stores.clickhouse.dropPartition(firstPartyTable, owner, id);
    await connection.query('DELETE FROM own_generation WHERE id = $1', [id]);
  }
}
