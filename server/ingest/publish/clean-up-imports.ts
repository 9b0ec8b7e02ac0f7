import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import {
  dropClone,
  findClone,
  generationTables,
  listClonedTables,
} from '../../stores/clickhouse/generation-tables.js';
import { findFullSnapshots } from '../../stores/clickhouse/snapshot-deltas.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { dropSnapshotFacts } from '../load/drop-snapshot-facts.js';
import { dropStaging } from '../staging/staging-table.js';
import { cleanUpGroups } from '../group/clean-up-groups.js';
import { cleanUpClusterings } from '../clustering/clean-up-clusterings.js';
import { cleanUpTools } from '../tools/clean-up-tools.js';
import { cleanUpPositions } from '../positions/clean-up-positions.js';
import { cleanUpFirstParty } from '../first-party/clean-up-first-party.js';
import { unlessResultsAreCopied, ifImportIsDead, tryWithBaseLock } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';

/** A retired generation remains this long for requests that started with it. No request or export takes longer. */
const retiredGraceSeconds = 900;

/**
 * Deletes data that no request reads: interrupted imports, expired generations and snapshot versions, and removed
 * snapshots after the restore period.
 * Safe to run alongside imports and servers. Runs on start and before each import. Does nothing while a backup or a
 * move copies the stores.
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
  for (const id of await queryIds(connection, `SELECT id FROM import_job WHERE state = 'running'`)) {
    await ifImportIsDead(connection, id, () => discardImport(stores, connection, id));
  }
  const basesSql = `SELECT base_id AS id FROM snapshot WHERE state != 'published' UNION SELECT base_id FROM generation WHERE state != 'published'`;
  for (const base of await queryIds(connection, basesSql)) {
    await tryWithBaseLock(connection, base, () => cleanUpBase(stores, connection, base, graceSeconds));
  }
  await dropUnknownClones(stores, connection);
  await cleanUpFirstParty(stores, connection, graceSeconds);
  await cleanUpGroups(stores, connection, graceSeconds);
  await cleanUpTools(stores, connection, graceSeconds);
  await cleanUpClusterings(stores, connection, graceSeconds);
  await cleanUpPositions(stores, connection, graceSeconds);
}

/** Drops clones of generations that PostgreSQL does not know. The entry of a generation precedes its tables. */
async function dropUnknownClones({ clickhouse }: ImportStores, connection: QueryRunner): Promise<void> {
  const clones = await listClonedTables(clickhouse);
  if (clones.size === 0) return;
  const known = new Set(await queryIds(connection, 'SELECT id FROM generation'));
  for (const generation of clones.keys()) {
    if (!known.has(generation)) await dropClone(clickhouse, generation);
  }
}

async function discardImport(stores: ImportStores, connection: QueryRunner, id: number): Promise<void> {
  await dropStaging(stores.clickhouse, id);
  await connection.query(
    `UPDATE import_job SET state = 'failed', finished_at = now(), error = 'interrupted' WHERE id = $1 AND state = 'running'`,
    [id],
  );
}

/**
 * The caller must hold the base lock, so any unpublished generation belongs to a dead import, and any unpublished
 * version to a dead import or to a merge. While a merge copies snapshots without the lock, all others remain as well.
 */
export async function cleanUpBase(
  stores: ImportStores,
  connection: QueryRunner,
  base: number,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  const generationsSql = `SELECT id FROM generation AS old WHERE base_id = $1 AND (state = 'building' OR state = 'retired' AND
    (SELECT min(published_at) FROM generation WHERE base_id = $1 AND id > old.id AND published_at IS NOT NULL) < now() - $2 * interval '1 second')`;
  for (const id of await queryIds(connection, generationsSql, [base, graceSeconds])) {
    // Rows are deleted before their entry, so an interrupted clean-up runs again.
    await dropGeneration(stores.clickhouse, base, id);
    await connection.query('DELETE FROM generation WHERE id = $1', [id]);
  }
  // A readable generation may still reference a replaced snapshot version.
  const merges = await findLiveMerges(connection, base);
  const snapshotsSql = `SELECT id FROM snapshot WHERE base_id = $1 AND (state = 'building' AND coalesce(import_id, 0) <> ALL($2)
    OR cardinality($2::int[]) = 0 AND (kept_until < now() OR state = 'retired' AND
      NOT EXISTS (SELECT FROM generation WHERE base_id = $1 AND state = 'retired')))`;
  const unused = await queryIds(connection, snapshotsSql, [base, merges]);
  const needed = await findNeededFullSnapshots(stores, connection, { base, unused });
  const snapshots = unused.filter((id) => !needed.has(id));
  await dropSnapshotFacts(stores.clickhouse, base, snapshots);
  await connection.query('DELETE FROM snapshot WHERE id = ANY($1)', [snapshots]);
}

/** Ids of the running imports that write versions without the base lock. */
async function findLiveMerges(connection: QueryRunner, base: number): Promise<number[]> {
  const live = new Set(
    await queryIds(
      connection,
      `SELECT DISTINCT import_id AS id FROM snapshot WHERE base_id = $1 AND state = 'building' AND import_id IS NOT NULL`,
      [base],
    ),
  );
  for (const id of live) await ifImportIsDead(connection, id, () => Promise.resolve(void live.delete(id)));
  return [...live];
}

/** Full snapshots below deltas that are not dropped as well. */
async function findNeededFullSnapshots(
  { clickhouse }: ImportStores,
  connection: QueryRunner,
  { base, unused }: { base: number; unused: number[] },
): Promise<ReadonlySet<number>> {
  if (unused.length === 0) return new Set();
  // An insert that outlives its killed process leaves the entry of a delta that PostgreSQL does not know.
  const retained = await queryIds(
    connection,
    'SELECT id FROM snapshot WHERE base_id = $1 AND id <> ALL($2)',
    [base, unused],
  );
  return new Set((await findFullSnapshots(clickhouse, retained)).values());
}

async function dropGeneration(clickhouse: ClickHouseStore, base: number, generation: number): Promise<void> {
  if (await findClone(clickhouse, generation)) return dropClone(clickhouse, generation);
  for (const table of generationTables) await clickhouse.dropPartition(table, base, generation);
}

async function queryIds(
  connection: QueryRunner,
  sql: string,
  parameters: (string | number | number[])[] = [],
): Promise<number[]> {
  const rows = await queryPostgres<{ id: number }>(connection, sql, parameters);
  return rows.map(({ id }) => id);
}
