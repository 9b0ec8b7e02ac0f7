import type { PositionsRange } from '../../contract/reports/positions-range.js';
import type { EntityManager } from 'typeorm';
import type { GroupDepth, GroupSortColumn } from '../../contract/projects/group-limits.js';
import type { TaskStateNumber } from '../../contract/projects/task-states.js';

/** A group report that the user may read. */
export interface GroupReportView {
  id: string;
  number: number;
  name: string;
  base: string;
  top: GroupDepth;
  /** ASCII names in display order. */
  domains: string[];
  createdAt: Date;
  accessedAt: Date;
  /** Owner and their e-mail. */
  ownerId: number;
  owner: string;
  /** Paying account of the owner. */
  payerId: number;
  /** 1 while a version is built, 2 if there is none, 10 when it can be read. */
  state: TaskStateNumber;
  /** Percentage of the running task; 100 if none is running. */
  progress: number;
  taskId: string | null;
  /** Account that started the task. */
  taskOwnerId: number | null;
  version: number | null;
  competitorsVersion: number | null;
  organicKeywords: number;
  contextKeywords: number;
  /** ISO dates of the search results of most of its keywords, and of the newest in the database. */
  positionsDate: string | null;
  positionsRange: PositionsRange | null;
  newestDate: string | null;
  /** Whether the database has published newer data. */
  isOutdated: boolean;
}

/** Reads group reports joined with `base`, `owner`, `version` and `task`. */
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
         to_char(version.positions_date, 'YYYY-MM-DD') AS "positionsDate", version.positions_range AS "positionsRange", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
         version.generation IS NOT NULL AND version.generation < base.generation AS "isOutdated"
       FROM group_report AS report JOIN base ON base.id = report.base_id JOIN account AS owner ON owner.id = report.owner_id
       LEFT JOIN group_version AS version ON version.id = report.version LEFT JOIN task ON task.id = report.task_id
       WHERE ${condition}`,
    [...values],
  );
}

/** Condition for reports of a paying account (the first parameter) and its team. */
export const visibleToPayerSql = 'coalesce(owner.owner_id, owner.id) = $1 AND report.deleted_at IS NULL';

/** Condition for reports whose name contains a text (`parameter`). An empty text matches every name. */
export function nameContainsSql(parameter: '$2' | '$4'): string {
  return `strpos(lower(report.name), lower(${parameter}::text)) > 0`;
}

/** Number of reports of a paying account and its team whose name contains a text. */
export async function countGroups(
  manager: Pick<EntityManager, 'query'>,
  payerId: number,
  search = '',
): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM group_report AS report JOIN account AS owner ON owner.id = report.owner_id
     WHERE ${visibleToPayerSql} AND ${nameContainsSql('$2')}`,
    [payerId, search],
  );
  return row?.total ?? 0;
}

/** SQL of the sortable columns. */
export const groupSortSql: Readonly<Record<GroupSortColumn, string>> = {
  name: 'lower(report.name)',
  create_date: 'report.created_at',
  access_date: 'report.accessed_at',
  base: 'base.code',
  state: 'state',
  owner: 'owner.email',
  rid: 'report.id',
  top: 'report.top',
};
