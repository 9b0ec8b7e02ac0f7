import type { EntityManager } from 'typeorm';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';

/** A region of a project with its database. */
export interface ProjectRegion {
  baseId: number;
  base: string;
  generation: number;
  lng: string;
  name: string;
  caption: string;
  /** Location in the provider's format; empty if the database defines it. */
  location: string;
}

/** A project with its regions and counts. */
export interface ProjectDetails extends PositionProjectRecord {
  /** Id of the paying account. */
  teamId: number;
  regions: ProjectRegion[];
  /** Number of keywords. */
  keywords: number;
  /** ISO date of the latest own check with results; null before the first. */
  checkedOn: string | null;
  /** Task id of the running check; null if none is running. */
  taskId: string | null;
}

/** Visible to the whole account, and to a creator who made the project before joining another account. */
const visibleConditionSql = 'project.team_id IN ($1, $2)';

/** Projects visible to a user, newest first. */
export async function findProjects(
  manager: EntityManager,
  { account, owner }: Pick<AuthenticatedUser, 'account' | 'owner'>,
): Promise<ProjectDetails[]> {
  const ids = await manager.query<{ id: string }[]>(
    `SELECT id FROM position_project AS project WHERE ${visibleConditionSql} AND project.deleted_at IS NULL ORDER BY project.number DESC`,
    [owner.id, account.id],
  );
  return readProjects(
    manager,
    ids.map(({ id }) => id),
  );
}

/**
 * Throws PositionsProjectNotFound also for an invisible project. With `deletedSince`, only finds a project deleted
 * after that moment.
 */
export async function readProject(
  manager: EntityManager,
  { account, owner }: Pick<AuthenticatedUser, 'account' | 'owner'>,
  id: string,
  deletedSince?: Date,
): Promise<ProjectDetails> {
  if (!isUuid(id)) throw new AppError(ErrorCode.PositionsProjectNotFound);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM position_project AS project WHERE ${visibleConditionSql} AND project.id = $3
       AND CASE WHEN $4::timestamptz IS NULL THEN deleted_at IS NULL ELSE deleted_at > $4 END`,
    [owner.id, account.id, id, deletedSince ?? null],
  );
  const [project] = await readProjects(
    manager,
    rows.map((row) => row.id),
  );
  if (!project) throw new AppError(ErrorCode.PositionsProjectNotFound);
  return project;
}

/** Reads projects by id in the given order. Callers check access. */
export async function readProjects(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ProjectDetails[]> {
  if (ids.length === 0) return [];
  const records = await manager.getRepository(PositionProjectRecord).findBy(ids.map((id) => ({ id })));
  const regions = await manager.query<(ProjectRegion & { project: string })[]>(
    `SELECT region.project_id AS project, base.id AS "baseId", base.code AS base, base.generation, base.lng, base.name, base.caption,
       region.location FROM position_region AS region JOIN base ON base.id = region.base_id
     WHERE region.project_id = ANY($1) ORDER BY region.place`,
    [ids],
  );
  const countRows = await manager.query<
    { id: string; keywords: number; checkedOn: string | null; taskId: string | null }[]
  >(
    `SELECT project.id, (SELECT count(*)::int FROM position_keyword AS keyword WHERE keyword.project_id = project.id) AS keywords,
       (SELECT to_char(max(run.date), 'YYYY-MM-DD') FROM position_run AS run
          WHERE run.project_id = project.id AND run.answered > 0) AS "checkedOn",
       (SELECT task.id FROM position_run AS run JOIN task ON task.id = run.task_id
          WHERE run.project_id = project.id AND task.state = 1 LIMIT 1) AS "taskId"
     FROM position_project AS project WHERE project.id = ANY($1)`,
    [ids],
  );
  return ids.flatMap((id) => {
    const record = records.find((row) => row.id === id);
    const counts = countRows.find((row) => row.id === id);
    // A project of a deleted account only has results left until the clean-up.
    if (!record || !counts || record.teamId === null) return [];
    return [
      {
        ...record,
        ...counts,
        teamId: record.teamId,
        regions: regions.filter(({ project }) => project === id),
      },
    ];
  });
}
