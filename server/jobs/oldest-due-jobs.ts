import type { DataSource } from 'typeorm';

/** Age in seconds of the oldest job that is due and not running, by runner. 0 if no job is due. */
export async function readOldestDueJobs(postgres: DataSource): Promise<Readonly<Record<string, number>>> {
  const rows: { runner: string; seconds: number }[] = await postgres.query(
    `SELECT runner, coalesce(max(extract(epoch FROM now() - run_at)), 0)::float8 AS seconds
     FROM (VALUES ('jobs'), ('tasks')) AS runners (runner)
     LEFT JOIN graphile_worker.jobs ON runner = CASE task_identifier WHEN 'run-task' THEN 'tasks' ELSE 'jobs' END
       AND locked_at IS NULL AND run_at <= now() AND attempts < max_attempts
     GROUP BY runner`,
  );
  return Object.fromEntries(rows.map(({ runner, seconds }) => [runner, seconds]));
}
