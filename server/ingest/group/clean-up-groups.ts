import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { tryWithGroupLock } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { undoableEdits } from '../../contract/projects/group-edits.js';
import { groupTables } from './group-keyword-sql.js';

/** Deletes group report data that no request reads: interrupted builds, replaced versions and deleted reports. */
export async function cleanUpGroups(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  await connection.query(
    `DELETE FROM group_report WHERE deleted_at < now() - $1 * interval '1 second' AND deleted_at IS NOT NULL`,
    [graceSeconds],
  );
  const reports = await queryPostgres<{ report: number }>(
    connection,
    `SELECT DISTINCT report FROM group_version WHERE report_id IS NULL OR state != 'published'`,
  );
  for (const { report } of reports) {
    await tryWithGroupLock(connection, report, () => cleanUpGroup(stores, connection, report, graceSeconds));
  }
}

/** A replaced version remains this long for requests that started with it. */
const retiredGraceSeconds = 900;

/** Period in which an edit can be undone. The version before the edit is retained until then. */
const undoDays = 30;

/** The caller must hold the lock of the report, so any unpublished version belongs to a dead process. */
export async function cleanUpGroup(
  stores: ImportStores,
  connection: QueryRunner,
  report: number,
  graceSeconds = retiredGraceSeconds,
): Promise<void> {
  await connection.query(
    `UPDATE group_edit SET version_before = NULL
     WHERE report_id = (SELECT id FROM group_report WHERE number = $1) AND version_before IS NOT NULL
       AND (at < now() - $2 * interval '1 day' OR (
         SELECT count(*) FROM group_edit AS later
         WHERE later.report_id = group_edit.report_id AND later.id > group_edit.id AND later.undone_at IS NULL
       ) >= $3)`,
    [report, undoDays, undoableEdits],
  );
  const versions = await queryPostgres<{ id: number }>(
    connection,
    // Competitors may come from an older version, and an undo returns to the version before the edit.
    `SELECT id FROM group_version WHERE report = $1
       AND (report_id IS NULL OR state = 'building' OR state = 'retired' AND retired_at < now() - $2 * interval '1 second')
       AND NOT EXISTS (SELECT FROM group_report WHERE competitors_version = group_version.id)
       AND NOT EXISTS (SELECT FROM group_edit WHERE version_before = group_version.id)`,
    [report, graceSeconds],
  );
  for (const { id } of versions) {
    // Rows are deleted before their version entry, so an interrupted clean-up runs again.
    for (const table of groupTables) await stores.clickhouse.dropPartition(table, report, id);
    await connection.query('DELETE FROM group_version WHERE id = $1', [id]);
  }
}
