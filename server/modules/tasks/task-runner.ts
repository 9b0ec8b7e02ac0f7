import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { TaskEnds } from './task-ends.js';
import type { TaskKind, TaskParts } from './task-kind.js';
import { taskKinds, type TaskKinds } from './task-kinds.js';
import type { TaskRows } from './task-rows.js';
import { TaskRun } from './task-run.js';
import type { TaskRecord } from '../../entities/task.entity.js';

/** Tries of one step before its task has failed: processes that die in it, and faults of ours. */
const tries = 3;

/** Time between two tries, in milliseconds. */
const pauseMs = 5000;

/** Runs tasks in this process, one with each call, from the first step that is not done. */
export class TaskRunner {
  constructor(
    private readonly ends: TaskEnds,
    private readonly rows: TaskRows,
    private readonly parts: TaskParts,
    private readonly kinds: TaskKinds = taskKinds,
  ) {}

  /** Runs the task that belongs to a job, or whose turn it is, until it ends or the process does. */
  async run(job: string, processEnds?: AbortSignal): Promise<void> {
    const task = await this.rows.claim(job);
    if (!task) return;
    const kind = this.kinds[task.kind];
    if (!kind) throw new Error(`There is no kind of task ${task.kind}.`);
    const fail = (error: AppError) => this.ends.end(task, kind, { error });
    if (task.tries > tries) return fail(new AppError(ErrorCode.TaskInterrupted));
    const run = new TaskRun(task, kind, this.rows, this.parts, processEnds);
    try {
      const result = await run.steps();
      await this.ends.end(task, kind, { result });
    } catch (error) {
      if (run.halted === 'cancelled') return fail(new AppError(ErrorCode.Cancelled));
      if (run.halted === 'overtime') {
        return fail(new AppError(ErrorCode.TaskTimeout, { limit: kind.limitMinutes }));
      }
      if (run.halted === 'process ends') return this.rows.release(task);
      if (run.halted === undefined) return this.failed(task, kind, error);
    }
  }

  /** What the caller can do something about is told at once; a fault of ours may be over at the next try. */
  private async failed(task: TaskRecord, kind: TaskKind, error: unknown): Promise<void> {
    if (error instanceof AppError && !error.reported) return this.ends.end(task, kind, { error });
    this.parts.log.error({ err: error, task: task.id, kind: kind.id }, 'a try of a task failed');
    if (task.tries < tries) {
      return this.rows.release(task, new Date(this.parts.now().getTime() + pauseMs));
    }
    return this.ends.end(task, kind, { error: new AppError(ErrorCode.Internal) });
  }
}
