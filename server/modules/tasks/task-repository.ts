import type { DataSource, EntityManager } from 'typeorm';
import { taskStates } from '../../contract/projects/task-states.js';
import type { ErrorDetails } from '../../errors/app-error.js';
import type { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
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
        `UPDATE task SET job_id = $1, run = run + 1, tries = tries + 1, started_at = coalesce(started_at, $2), heartbeat_at = $2
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
      .update({ id, run, state: taskStates.processing }, { step, result, tries: 0 });
    return affected === 1;
  }

  /** Releases a task for another run: at once on shutdown, or after a delay when the attempt failed. */
  async release({ id, run }: TaskRunKey, retryAt?: Date): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const [, count]: [unknown, number] = await tx.query(
        `UPDATE task SET job_id = NULL, ready_at = NULL, tries = tries - $3 WHERE id = $1 AND run = $2 AND state = 1`,
        [id, run, retryAt ? 0 : 1],
      );
      if (count > 0) await this.jobs.add('run-task', {}, { tx, ...(retryAt && { runAt: retryAt }) });
    });
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
