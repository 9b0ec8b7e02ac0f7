import type { DataSource, EntityManager } from 'typeorm';
import { taskStates } from '../../contract/projects/task-states.js';
import type { ErrorDetails } from '../../errors/app-error.js';
import type { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { heartbeatToleranceMs } from './is-attended.js';
import { TaskRecord, type StageStats } from '../../entities/task.entity.js';

/** Progress of a running task to persist. */
interface TaskProgress {
  stage: string | null;
  progress: number;
  stageStats: Readonly<Record<string, StageStats>>;
  readyAt: Date | undefined;
}

/** A run of a task. Writes of the run are fenced: they apply only while it is the latest run of the task. */
type TaskRunKey = Pick<TaskRecord, 'id' | 'run'>;

/** Age of the heartbeat after which a task runs again, if no runner holds its job. */
const unlockedJobStaleMs = 60_000;

/** The same if a runner holds its job. Such a process hangs, because it writes a heartbeat every second. */
const lockedJobStaleMs = 120_000;

/** Longest delay of a retry, plus a tolerance. Jobs further in the future do not count as jobs of a waiting task. */
const maxJobDelaySeconds = 30;

/** Persists the state of tasks. */
export class TaskRepository {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
  ) {}

  /** Claims the task of a job, or the next task of the queue; undefined if none is waiting. */
  claim(job: string): Promise<TaskRecord | undefined> {
    return this.postgres.transaction(async (tx) => {
      // A stale process may still claim for the same job: the lock keeps one task per job.
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`task job ${job}`]);
      const previouslyClaimed = await tx.findOneBy(TaskRecord, { jobId: job });
      if (previouslyClaimed && previouslyClaimed.state !== taskStates.processing) return undefined;
      const [rows]: [{ id: string }[], number] = await tx.query(
        `UPDATE task SET job_id = $1, run = run + 1, started_at = coalesce(started_at, $2), heartbeat_at = $2,
           interruptions = interruptions + CASE WHEN job_id IS NULL THEN 0 ELSE 1 END
         WHERE state = 1 AND id = coalesce($3::uuid, (
           SELECT id FROM task WHERE state = 1 AND job_id IS NULL ORDER BY turn, number LIMIT 1 FOR UPDATE SKIP LOCKED))
         RETURNING id`,
        [job, this.now(), previouslyClaimed?.id ?? null],
      );
      const [claimed] = rows;
      return claimed && ((await tx.findOneBy(TaskRecord, { id: claimed.id })) ?? undefined);
    });
  }

  /**
   * Persists progress and the heartbeat. Returns undefined if another run owns the task, else whether cancellation
   * was requested.
   */
  async recordProgress(
    { id, run }: TaskRunKey,
    { stage, progress, stageStats, readyAt }: TaskProgress,
  ): Promise<boolean | undefined> {
    const [rows]: [{ cancelled: boolean }[], number] = await this.postgres.query(
      `UPDATE task SET heartbeat_at = $3, stage = $4, progress = greatest(progress, $5), facts = $6, ready_at = $7
       WHERE id = $1 AND run = $2 AND state = 1 RETURNING cancel_requested_at IS NOT NULL AS cancelled`,
      [id, run, this.now(), stage, progress, JSON.stringify(stageStats), readyAt ?? null],
    );
    return rows[0]?.cancelled;
  }

  /** Stores the result of a step. Returns false if another run owns the task. */
  async completeStep({ id, run }: TaskRunKey, step: number, result: object): Promise<boolean> {
    const { affected } = await this.postgres
      .getRepository(TaskRecord)
      .update({ id, run, state: taskStates.processing }, { step, result, tries: 0, interruptions: 0 });
    return affected === 1;
  }

  /**
   * Releases a task for another run, at once or at `retryAt`. Only a failed attempt counts as a try: a shutdown or an
   * unavailable store does not.
   */
  async release(
    { id, run }: TaskRunKey,
    { retryAt, hasFailed = false }: { retryAt?: Date; hasFailed?: boolean } = {},
  ): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const [, count]: [unknown, number] = await tx.query(
        `UPDATE task SET job_id = NULL, ready_at = NULL, tries = tries + $3 WHERE id = $1 AND run = $2 AND state = 1`,
        [id, run, hasFailed ? 1 : 0],
      );
      if (count > 0) await this.jobs.add('run-task', {}, { tx, ...(retryAt && { runAt: retryAt }) });
    });
  }

  /** Finds cancelled tasks that no process runs. */
  findUnattendedCancellations(): Promise<TaskRecord[]> {
    return this.postgres
      .getRepository(TaskRecord)
      .createQueryBuilder('task')
      .where('task.state = 1 AND task.cancel_requested_at IS NOT NULL')
      .andWhere('(task.job_id IS NULL OR task.heartbeat_at < :deadline)', {
        deadline: this.ago(heartbeatToleranceMs),
      })
      .getMany();
  }

  /**
   * Queues tasks again whose job is gone or whose process writes no heartbeat, and adds missing jobs of waiting tasks.
   * @returns the ids of the tasks that were queued again
   */
  requeueAbandoned(): Promise<string[]> {
    return this.postgres.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('task reconciliation', 0))`);
      const [abandoned]: [{ id: string }[], number] = await tx.query(
        `UPDATE task SET job_id = NULL, ready_at = NULL, interruptions = interruptions + 1
         WHERE state = 1 AND job_id IS NOT NULL AND heartbeat_at < CASE WHEN EXISTS (
           SELECT FROM graphile_worker.jobs AS job WHERE job.id = task.job_id AND job.locked_at IS NOT NULL)
           THEN $1::timestamptz ELSE $2::timestamptz END
         RETURNING id`,
        [this.ago(lockedJobStaleMs), this.ago(unlockedJobStaleMs)],
      );
      const [row]: { missing: number }[] = await tx.query(
        `SELECT ((SELECT count(*) FROM task WHERE state = 1 AND job_id IS NULL)
           - (SELECT count(*) FROM graphile_worker.jobs AS job
              WHERE task_identifier = 'run-task' AND locked_at IS NULL AND attempts < max_attempts
                AND run_at < now() + make_interval(secs => $1)
                AND NOT EXISTS (SELECT FROM task WHERE state = 1 AND job_id = job.id)))::int AS missing`,
        [maxJobDelaySeconds],
      );
      for (let missing = row?.missing ?? 0; missing > 0; missing--) {
        await this.jobs.add('run-task', {}, { tx });
      }
      return abandoned.map(({ id }) => id);
    });
  }

  private ago(milliseconds: number): Date {
    return new Date(this.now().getTime() - milliseconds);
  }

  /** Finishes a task once. Returns false if another run owns it or it has already ended. */
  async end(
    { id, run }: TaskRunKey,
    end: { result: object } | { code: ErrorCode; details: ErrorDetails },
    tx: EntityManager,
  ): Promise<boolean> {
    const columns =
      'result' in end
        ? { state: taskStates.done, progress: 100, result: end.result }
        : { state: taskStates.failed, errorCode: end.code, errorDetails: end.details };
    const { affected } = await tx
      .getRepository(TaskRecord)
      .update(
        { id, run, state: taskStates.processing },
        { ...columns, readyAt: null, finishedAt: this.now() },
      );
    return affected === 1;
  }
}
