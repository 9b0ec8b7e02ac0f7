import type { EntityManager } from 'typeorm';
import type { TaskStateNumber } from '../../contract/task-states.js';
import type { ToolInput, UnreadPage } from './tool-definition.js';

/** A run as the person who made it reads it. */
export interface ToolRunView {
  id: string;
  number: number;
  tool: string;
  name: string;
  base: string;
  input: ToolInput;
  asked: number;
  /** Null before the result is there. */
  found: number | null;
  unknown: string[];
  /** Pages whose text was to be read and could not. */
  unread: UnreadPage[];
  attempt: number | null;
  taskId: string | null;
  /** 1 while it is made, 2 where it failed, 10 when it can be read. */
  state: TaskStateNumber;
  progress: number;
  createdAt: Date;
  /** Dates of the newest search results that it was made from, and of those that the database holds now; ISO dates. */
  positionsDate: string | null;
  newestDate: string | null;
  /** Whether the database has published anything since. */
  isOutdated: boolean;
  /** Whether who made it cancelled it, as long as its task is kept. */
  isCancelled: boolean;
}

/** Runs with what stands about them elsewhere: `run`, its `base` and its `task`. */
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
         to_char(run.positions_date, 'YYYY-MM-DD') AS "positionsDate", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
         run.generation IS NOT NULL AND run.generation < base.generation AS "isOutdated",
         run.attempt IS NULL AND coalesce(task.error_code = 'CANCELLED', false) AS "isCancelled"
       FROM tool_run AS run JOIN base ON base.id = run.base_id LEFT JOIN task ON task.id = run.task_id
       WHERE ${condition}`,
    [...values],
  );
}
