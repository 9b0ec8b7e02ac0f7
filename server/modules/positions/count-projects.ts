import type { EntityManager } from 'typeorm';

/** Counts the rank tracking projects of an account. */
export async function countProjects(manager: Pick<EntityManager, 'query'>, teamId: number): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(
    'SELECT count(*)::int AS total FROM position_project WHERE team_id = $1 AND deleted_at IS NULL',
    [teamId],
  );
  return row?.total ?? 0;
}
