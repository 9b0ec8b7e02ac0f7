import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { generationTables } from '../derive/derive-generation.js';
import { factTables } from '../load/load-results-sql.js';
import { dropStaging } from '../staging/staging-table.js';
import { cleanUpGroups } from '../group/clean-up-groups.js';
import { cleanUpClusterings } from '../clustering/clean-up-clusterings.js';
import { cleanUpTools } from '../tools/clean-up-tools.js';
import { cleanUpPositions } from '../positions/clean-up-positions.js';
import { cleanUpOwn } from '../own/clean-up-own.js';
import { unlessResultsAreCopied, withDeadImport, withFreeBase } from './import-locks.js';
import { rowsOf } from './rows-of.js';

/** How long a retired generation is kept for requests that began with it, in seconds. No request or export takes as long. */
const retiredGraceSeconds = 900;

/**
 * Takes away what nobody can read any more: the leftovers of killed imports, and generations and snapshot versions that were
 * replaced longer ago than any request takes, and snapshots that were removed and nobody brought back in time. Safe beside running imports and servers; run at start, and by each import.
 * Does nothing while a backup or a move copies the stores: the next run catches up.
 */
export async function cleanUpImports(
  stores: ImportStores,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  const connection = stores.postgres.createQueryRunner();
  try {
    await unlessResultsAreCopied(connection, () => cleanUpAll(stores, connection, graceSeconds));
  } finally {
    await connection.release();
  }
}

async function cleanUpAll(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  for (const id of await idsOf(connection, `SELECT id FROM import_job WHERE state = 'running'`)) {
    await withDeadImport(connection, id, () => buryImport(stores, connection, id));
  }
  const bases = `SELECT base_id AS id FROM snapshot WHERE state != 'published' UNION SELECT base_id FROM generation WHERE state != 'published'`;
  for (const base of await idsOf(connection, bases)) {
    await withFreeBase(connection, base, () => cleanUpBase(stores, connection, base, graceSeconds));
  }
  await cleanUpOwn(stores, connection, graceSeconds);
  await cleanUpGroups(stores, connection, graceSeconds);
  await cleanUpTools(stores, connection, graceSeconds);
  await cleanUpClusterings(stores, connection, graceSeconds);
  await cleanUpPositions(stores, connection, graceSeconds);
}

async function buryImport(stores: ImportStores, connection: QueryRunner, id: number): Promise<void> {
  await dropStaging(stores.clickhouse, id);
  await connection.query(
    `UPDATE import_job SET state = 'failed', finished_at = now(), error = 'interrupted' WHERE id = $1 AND state = 'running'`,
    [id],
  );
}

/** To be called while the base is locked: what is being built then belongs to an import that lives no more. */
export async function cleanUpBase(
  stores: ImportStores,
  connection: QueryRunner,
  base: number,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  const generations = `SELECT id FROM generation AS old WHERE base_id = $1 AND (state = 'building' OR state = 'retired' AND
    (SELECT min(published_at) FROM generation WHERE base_id = $1 AND id > old.id AND published_at IS NOT NULL) < now() - $2 * interval '1 second')`;
  for (const id of await idsOf(connection, generations, [base, graceSeconds])) {
    await dropVersion(stores, generationTables, base, id);
    await connection.query('DELETE FROM generation WHERE id = $1', [id]);
  }
  // A generation that is still read may name a replaced version of a snapshot.
  const snapshots = `SELECT id FROM snapshot WHERE base_id = $1 AND (state = 'building' OR kept_until < now() OR state = 'retired' AND
    NOT EXISTS (SELECT FROM generation WHERE base_id = $1 AND state = 'retired'))`;
  for (const id of await idsOf(connection, snapshots, [base])) {
    await dropVersion(stores, factTables, base, id);
    await connection.query('DELETE FROM snapshot WHERE id = $1', [id]);
  }
}

/** The rows go before their entry: an interruption between the two is repeated, not forgotten. */
async function dropVersion(
  stores: ImportStores,
  tables: readonly string[],
  base: number,
  version: number,
): Promise<void> {
  for (const table of tables) await stores.clickhouse.dropPartition(table, base, version);
}

async function idsOf(
  connection: QueryRunner,
  sql: string,
  parameters: (string | number)[] = [],
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(connection, sql, parameters);
  return rows.map(({ id }) => id);
}
