import type { DataSource, EntityManager } from 'typeorm';
import { taskStates } from '../../contract/task-states.js';
import type { ErrorDetails } from '../../errors/app-error.js';
import type { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { TaskRecord, type StageStats } from '../../entities/task.entity.js';

/** What is written of a task under way. */
interface TaskProgress {
  stage: string | null;
  progress: number;
  stageStats: Readonly<Record<string, StageStats>>;
  readyAt: Date | undefined;
}

/** A run of a task: what it writes counts only while it is the latest one. */
type TaskRunKey = Pick<TaskRecord, 'id' | 'run'>;

/** The rows of tasks as those write them who run and end them. */
export class TaskRepository {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
  ) {}

  /** The task that a job runs: the one it had before, else the one whose turn it is; undefined where none waits. */
  claim(job: string): Promise<TaskRecord | undefined> {
    return this.postgres.transaction(async (tx) => {
      // A process that was only thought dead may be about to claim for the same job: one job never has two tasks.
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

  /** Writes where a task is. Undefined: another run has it now; else whether its owner wants it cancelled. */
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

  /** Keeps what a step left. False: another run has the task now. */
  async completeStep({ id, run }: TaskRunKey, step: number, result: object): Promise<boolean> {
    const { affected } = await this.postgres
      .getRepository(TaskRecord)
      .update({ id, run, state: taskStates.processing }, { step, result, tries: 0 });
    return affected === 1;
  }

  /** Lets another run go on with the task: at once where the process ends, later where a try failed that counts as one. */
  async release({ id, run }: TaskRunKey, retryAt?: Date): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const [, count]: [unknown, number] = await tx.query(
        `UPDATE task SET job_id = NULL, ready_at = NULL, tries = tries - $3 WHERE id = $1 AND run = $2 AND state = 1`,
        [id, run, retryAt ? 0 : 1],
      );
      if (count > 0) await this.jobs.add('run-task', {}, { tx, ...(retryAt && { runAt: retryAt }) });
    });
  }

  /** Ends a task, once. False: another run has it now, or it has ended. */
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
