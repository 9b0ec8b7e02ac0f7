import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';

/**
 * Deletes the results, and afterwards the entries, of deleted rank tracking projects and of projects without an account.
 */
export async function cleanUpPositions(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  const removable = await queryPostgres<{ id: string; number: number; hasResults: boolean }>(
    connection,
    `SELECT project.id, project.number,
       EXISTS (SELECT FROM position_run AS run WHERE run.project_id = project.id AND run.task_id IS NOT NULL) AS "hasResults"
     FROM position_project AS project
     WHERE (project.team_id IS NULL OR project.deleted_at < now() - $1 * interval '1 second')
       AND NOT EXISTS (SELECT FROM position_run AS run JOIN task ON task.id = run.task_id
         WHERE run.project_id = project.id AND task.state = 1)`,
    [graceSeconds],
  );
  for (const { id, number, hasResults } of removable) {
    // Rows are deleted before their project entry, so an interrupted clean-up runs again.
    if (hasResults) await stores.clickhouse.deleteRows('position_result', 'project', number);
    await connection.query('DELETE FROM position_project WHERE id = $1', [id]);
  }
}
