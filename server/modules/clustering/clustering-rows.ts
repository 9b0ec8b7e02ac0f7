import type { PositionsRange } from '../../contract/reports/positions-range.js';
import type { EntityManager } from 'typeorm';
import type { ClusteringSortColumn, ClusterRunSettings } from '../../contract/projects/clustering.js';
import type { TaskStateNumber } from '../../contract/projects/task-states.js';

/** A clustering project that the user may read. */
export interface ClusteringProject {
  id: string;
  number: number;
  name: string;
  base: string;
  baseId: number;
  /** Published generation of the project's database. */
  published: number;
  site: string | null;
  createdAt: Date;
  accessedAt: Date;
  ownerId: number;
  owner: string;
  /** Paying account of the owner. */
  payerId: number;
  /** 1 while clustering, else 10. A failed run retains the previous folders. */
  state: TaskStateNumber;
  progress: number;
  taskId: string | null;
  taskOwnerId: number | null;
  /** Whether the latest run failed. */
  hasFailed: boolean;
  epoch: number;
  path: number[];
  undone: number[];
  nextFolder: number;
  keywords: number;
  unsorted: number;
  unknown: number;
  folders: number;
  settings: ClusterRunSettings | null;
  blacklist: string[];
  positionsDate: string | null;
  positionsRange: PositionsRange | null;
  newestDate: string | null;
  isOutdated: boolean;
}

/** Reads projects joined with `base`, `owner` and `task`. */
export function findClusterings(
  manager: Pick<EntityManager, 'query'>,
  condition: string,
  values: readonly unknown[],
): Promise<ClusteringProject[]> {
  return manager.query<ClusteringProject[]>(
    `SELECT project.id, project.number, project.name, base.code AS base, base.id AS "baseId", base.generation AS published, project.site,
       project.created_at AS "createdAt", project.accessed_at AS "accessedAt", project.owner_id AS "ownerId", owner.email AS owner,
       coalesce(owner.owner_id, owner.id) AS "payerId", project.task_id AS "taskId", task.account_id AS "taskOwnerId",
       CASE WHEN task.state = 1 THEN 1 ELSE 10 END::int AS state, CASE WHEN task.state = 1 THEN task.progress ELSE 100 END::int AS progress,
       coalesce(task.state = 2, false) AS "hasFailed", project.epoch, project.path, project.undone, project.next_folder AS "nextFolder",
       project.keywords, project.unsorted, project.unknown, project.folders, project.settings, project.blacklist,
       to_char(project.positions_date, 'YYYY-MM-DD') AS "positionsDate", project.positions_range AS "positionsRange", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
       project.generation IS NOT NULL AND project.generation < base.generation AS "isOutdated"
     FROM clustering AS project JOIN base ON base.id = project.base_id JOIN account AS owner ON owner.id = project.owner_id
     LEFT JOIN task ON task.id = project.task_id WHERE ${condition}`,
    [...values],
  );
}

/** Condition for projects of a paying account (the first parameter) and its team. */
export const visibleToPayerSql = 'coalesce(owner.owner_id, owner.id) = $1 AND project.deleted_at IS NULL';

/** Condition for projects whose name contains a text (`parameter`). An empty text matches every name. */
export function nameContainsSql(parameter: '$2' | '$4'): string {
  return `strpos(lower(project.name), lower(${parameter}::text)) > 0`;
}

/** Number of projects of a paying account and its team whose name contains a text. */
export async function countClusterings(
  manager: Pick<EntityManager, 'query'>,
  payerId: number,
  search = '',
): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM clustering AS project JOIN account AS owner ON owner.id = project.owner_id
     WHERE ${visibleToPayerSql} AND ${nameContainsSql('$2')}`,
    [payerId, search],
  );
  return row?.total ?? 0;
}

/** SQL of the sortable columns. */
export const clusteringSortSql: Readonly<Record<ClusteringSortColumn, string>> = {
  name: 'lower(project.name)',
  create_date: 'project.created_at',
  access_date: 'project.accessed_at',
  base: 'base.code',
  state: 'state',
  owner: 'owner.email',
  uid: 'project.id',
};
