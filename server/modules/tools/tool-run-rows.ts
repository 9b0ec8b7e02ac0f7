import type { PositionsRange } from '../../contract/reports/positions-range.js';
import type { EntityManager } from 'typeorm';
import type { TaskStateNumber } from '../../contract/projects/task-states.js';
import type { ToolInput, FailedPage } from './tool-definition.js';

/** A run as its owner sees it. */
export interface ToolRunView {
  id: string;
  number: number;
  tool: string;
  name: string;
  base: string;
  input: ToolInput;
  asked: number;
  /** Null until the run has a result. */
  found: number | null;
  unknown: string[];
  /** Pages whose text could not be fetched. */
  unread: FailedPage[];
  attempt: number | null;
  taskId: string | null;
  /** 1 running, 2 failed, 10 done. */
  state: TaskStateNumber;
  progress: number;
  createdAt: Date;
  /** ISO dates of the newest search results used by the run and of the newest in the database. */
  positionsDate: string | null;
  positionsRange: PositionsRange | null;
  newestDate: string | null;
  /** Whether the database has published newer data. */
  isOutdated: boolean;
  /** Whether the owner cancelled the run; false after the task was removed. */
  isCancelled: boolean;
}

/** Reads runs joined with `base` and `task`. */
export function findToolRuns(
  manager: Pick<EntityManager, 'query'>,
  condition: string,
  values: readonly unknown[],
): Promise<ToolRunView[]> {
  return manager.query<ToolRunView[]>(
    `SELECT run.id, run.number, run.tool, run.name, base.code AS base, run.input, run.asked, run.found, run.unknown, run.unread, run.attempt,
         run.task_id AS "taskId", run.created_at AS "createdAt",
         CASE WHEN run.attempt IS NOT NULL THEN 10 ELSE coalesce(task.state, 2) END::int AS state,
         CASE WHEN run.attempt IS NULL THEN coalesce(task.progress, 0) ELSE 100 END::int AS progress,
         to_char(run.positions_date, 'YYYY-MM-DD') AS "positionsDate", run.positions_range AS "positionsRange", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
         run.generation IS NOT NULL AND run.generation < base.generation AS "isOutdated",
         run.attempt IS NULL AND coalesce(task.error_code = 'CANCELLED', false) AS "isCancelled"
       FROM tool_run AS run JOIN base ON base.id = run.base_id LEFT JOIN task ON task.id = run.task_id
       WHERE ${condition}`,
    [...values],
  );
}
