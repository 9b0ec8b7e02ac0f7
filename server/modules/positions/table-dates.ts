import type { DataSource } from 'typeorm';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import type { PositionProjectRecord } from '../../entities/position-project.entity.js';

/** A date of a project's table. */
export interface TableDate {
  /** ISO date. */
  date: string;
  /** Checks of the project, latest first. */
  runs: { id: string; number: number }[];
  /** Snapshot of the region's database. */
  snapshot: number | undefined;
  /** Number of results checked. */
  depth: number;
}

interface RunRow {
  id: string;
  number: number;
  date: string;
  depth: number;
  added: boolean;
  /** UTC day of the check, which is the date of its snapshot. */
  day: string;
}

type TrackedProject = Pick<PositionProjectRecord, 'id' | 'device' | 'language' | 'depth'>;

/**
 * Whether a database has the results that a project tracks: desktop, in the database's language. Other results would
 * mix two rankings.
 */
export function matchesDatabase(
  { device, language }: Pick<TrackedProject, 'device' | 'language'>,
  { lng }: { lng: string },
): boolean {
  return device === 'desktop' && language === lng;
}

/**
 * Newest dates of a project in one region, from its own checks and matching snapshots. Checks with other device,
 * language or location settings are excluded.
 */
export async function findTableDates(
  project: TrackedProject,
  base: { id: number; lng: string; location: string },
  limit: number,
  postgres: DataSource,
): Promise<TableDate[]> {
  const runs = await postgres.query<RunRow[]>(
    `SELECT run.id, run.number, to_char(run.date, 'YYYY-MM-DD') AS date, run.depth, run.added,
       to_char(run.started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
     FROM position_run AS run WHERE run.project_id = $1 AND run.answered > 0 AND run.device = $4 AND run.language = $5
       AND coalesce(run.places ->> $2::text, '') = $6 AND EXISTS (
       SELECT FROM position_check AS one WHERE one.run_id = run.id AND one.base_id = $2::smallint AND one.state = 'answered')
     ORDER BY run.date DESC, run.number DESC LIMIT $3`,
    [project.id, base.id, limit * 4, project.device, project.language, base.location],
  );
  const snapshots = matchesDatabase(project, base)
    ? await postgres.query<{ id: number; date: string }[]>(
        `SELECT id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot WHERE base_id = $1 AND state = 'published'
         ORDER BY snapshot.date DESC, id DESC LIMIT $2`,
        [base.id, limit + runs.length],
      )
    : [];
  const byDate = new Map<string, TableDate>();
  for (const { id, number, date, depth } of runs) {
    const existing = byDate.get(date);
    if (existing) existing.runs.push({ id, number });
    else byDate.set(date, { date, runs: [{ id, number }], snapshot: undefined, depth });
  }
  // The snapshot of an imported check is omitted, because the check is already listed under its own date.
  const addedDays = new Set(runs.filter(({ added }) => added).map(({ day }) => day));
  for (const { id, date } of snapshots) {
    const existing = byDate.get(date);
    if (existing) existing.snapshot ??= id;
    else if (!addedDays.has(date)) {
      byDate.set(date, { date, runs: [], snapshot: id, depth: Math.min(project.depth, maxSerpPosition) });
    }
  }
  return [...byDate.values()].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, limit);
}
