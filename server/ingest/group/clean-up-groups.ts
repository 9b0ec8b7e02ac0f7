import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { withFreeGroup } from '../publish/import-locks.js';
import { rowsOf } from '../publish/rows-of.js';
import { groupTables } from './group-keyword-sql.js';

/** Takes away what nobody can read any more of group reports: killed builds, replaced versions, and reports that are gone. */
export async function cleanUpGroups(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  await connection.query(
    `DELETE FROM group_report WHERE deleted_at < now() - $1 * interval '1 second' AND deleted_at IS NOT NULL`,
    [graceSeconds],
  );
  const reports = await rowsOf<{ report: number }>(
    connection,
    `SELECT DISTINCT report FROM group_version WHERE report_id IS NULL OR state != 'published'`,
  );
  for (const { report } of reports) {
    await withFreeGroup(connection, report, () => cleanUpGroup(stores, connection, report, graceSeconds));
  }
}

/** How long a replaced version is kept for requests that began with it, in seconds. */
const retiredGraceSeconds = 900;

/** To be called while the report is locked: what is being written then belongs to a process that lives no more. */
export async function cleanUpGroup(
  stores: ImportStores,
  connection: QueryRunner,
  report: number,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  const versions = await rowsOf<{ id: number }>(
    connection,
    // The competitors that are shown may have been counted in an older version.
    `SELECT id FROM group_version WHERE report = $1
       AND (report_id IS NULL OR state = 'building' OR state = 'retired' AND retired_at < now() - $2 * interval '1 second')
       AND NOT EXISTS (SELECT FROM group_report WHERE competitors_version = group_version.id)`,
    [report, graceSeconds],
  );
  for (const { id } of versions) {
    // The rows go before their entry: an interruption between the two is repeated, not forgotten.
    for (const table of groupTables) await stores.clickhouse.dropPartition(table, report, id);
    await connection.query('DELETE FROM group_version WHERE id = $1', [id]);
  }
}
