import type { EntityManager } from 'typeorm';
import type { GroupDepth, GroupSortColumn } from '../../contract/group-limits.js';
import type { TaskStateNumber } from '../../contract/task-states.js';

/** A group report as somebody reads it who may see it. */
export interface GroupReportView {
  id: string;
  number: number;
  name: string;
  base: string;
  top: GroupDepth;
  /** Names in ASCII, in their order. */
  domains: string[];
  createdAt: Date;
  accessedAt: Date;
  /** The person whose it is, and their e-mail. */
  ownerId: number;
  owner: string;
  /** The paying account behind that person. */
  payerId: number;
  /** 1 while its first version is built or a newer one, 2 where there is none, 10 when it can be read. */
  state: TaskStateNumber;
  /** Per cent of what is under way; 100 where nothing is. */
  progress: number;
  taskId: string | null;
  /** Who started that task. */
  taskOwnerId: number | null;
  version: number | null;
  competitorsVersion: number | null;
  organicKeywords: number;
  contextKeywords: number;
  /** Date of the newest search results that it was built from, and of those that the database holds now; ISO dates. */
  positionsDate: string | null;
  newestDate: string | null;
  /** Whether the database has published anything since. */
  isOutdated: boolean;
}

/** Group reports with what stands about them elsewhere: `report`, its `base`, its `owner`, its `version` and its `task`. */
export function findGroups(
  manager: Pick<EntityManager, 'query'>,
  condition: string,
  values: readonly unknown[],
): Promise<GroupReportView[]> {
  return manager.query<GroupReportView[]>(
    `SELECT report.id, report.number, report.name, base.code AS base, report.top, report.domains,
         report.created_at AS "createdAt", report.accessed_at AS "accessedAt", report.owner_id AS "ownerId", owner.email AS owner,
         coalesce(owner.owner_id, owner.id) AS "payerId", report.task_id AS "taskId", task.account_id AS "taskOwnerId", report.version,
         report.competitors_version AS "competitorsVersion",
         CASE WHEN task.state = 1 THEN 1 WHEN report.version IS NULL THEN coalesce(task.state, 2) ELSE 10 END::int AS state,
         CASE WHEN task.state = 1 THEN task.progress ELSE 100 END::int AS progress,
         coalesce(version.organic_keywords, 0) AS "organicKeywords", coalesce(version.context_keywords, 0) AS "contextKeywords",
         to_char(version.positions_date, 'YYYY-MM-DD') AS "positionsDate", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
         version.generation IS NOT NULL AND version.generation < base.generation AS "isOutdated"
       FROM group_report AS report JOIN base ON base.id = report.base_id JOIN account AS owner ON owner.id = report.owner_id
       LEFT JOIN group_version AS version ON version.id = report.version LEFT JOIN task ON task.id = report.task_id
       WHERE ${condition}`,
    [...values],
  );
}

/** Condition that keeps reports to those that a paying account, the first value, and its people see. */
export const visibleToPayer = 'coalesce(owner.owner_id, owner.id) = $1 AND report.deleted_at IS NULL';

/** How many reports a paying account and its people have. */
export async function countGroups(manager: Pick<EntityManager, 'query'>, payerId: number): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM group_report AS report JOIN account AS owner ON owner.id = report.owner_id
     WHERE ${visibleToPayer}`,
    [payerId],
  );
  return row?.total ?? 0;
}

/** What a list of them is sorted by, of our own making. */
export const groupSortSql: Readonly<Record<GroupSortColumn, string>> = {
  name: 'lower(report.name)',
  create_date: 'report.created_at',
  access_date: 'report.accessed_at',
  base: 'base.code',
  state: 'state',
  owner: 'owner.email',
};
