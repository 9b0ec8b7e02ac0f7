import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isStoreInterruption, wrapError } from '../../errors/present-error.js';
import type { TaskCompletion } from './task-completion.js';
import type { TaskDefinition, TaskDefinitions, TaskDependencies } from './task-definition.js';
import type { TaskRepository } from './task-repository.js';
import { TaskRun } from './task-run.js';
import type { TaskRecord } from '../../entities/task.entity.js';

/** Attempts per step before the task fails. Only internal errors count. */
const maxTries = 3;

/** Deaths of the process per step. A task that ends its process each time must not run forever. */
const maxInterruptions = 20;

const retryDelayMs = 5000;
const storeRetryDelayMs = 10_000;

/** Runs one task per call in this process, starting at its first unfinished step. */
export class TaskRunner {
  constructor(
    private readonly completion: TaskCompletion,
    private readonly repository: TaskRepository,
    private readonly dependencies: TaskDependencies,
    private readonly definitions: TaskDefinitions,
  ) {}

  /** Runs the task of a job, or the next one of the queue, until it ends or the process shuts down. */
  async run(job: string, shutdownSignal?: AbortSignal): Promise<void> {
    const task = await this.repository.claim(job);
    if (!task) return;
    const definition = this.definitions[task.kind];
    if (!definition) throw new Error(`There is no kind of task ${task.kind}.`);
    const fail = (error: AppError) => this.completion.complete(task, definition, { error });
    if (task.interruptions >= maxInterruptions) return fail(new AppError(ErrorCode.TaskInterrupted));
    const run = new TaskRun(task, definition, this.repository, this.dependencies, shutdownSignal);
    try {
      const result = await run.runSteps();
      await this.completion.complete(task, definition, { result });
    } catch (error) {
      if (run.haltCause === 'cancelled') return fail(new AppError(ErrorCode.Cancelled));
      if (run.haltCause === 'timeout') {
        return fail(new AppError(ErrorCode.TaskTimeout, { limit: definition.timeoutMinutes }));
      }
      if (run.haltCause === 'shutdown') return this.repository.release(task);
      if (run.haltCause === undefined) return this.handleError(task, definition, error);
    }
  }

  /**
   * Reports user errors at once and retries internal errors, which may be transient. An unavailable store does not count
   * as a failed attempt: the task waits for the store until its timeout.
   */
  private async handleError(task: TaskRecord, definition: TaskDefinition, error: unknown): Promise<void> {
    const appError = wrapError(error);
    if (isStoreInterruption(error)) {
      this.dependencies.log.warn({ err: error, task: task.id }, 'a task waits for a store');
      return this.repository.release(task, { retryAt: this.inMilliseconds(storeRetryDelayMs) });
    }
    // Further attempts do not free space.
    const isFinal = !appError.isInternal || appError.code === ErrorCode.DiskFull;
    if (isFinal) return this.completion.complete(task, definition, { error: appError });
    this.dependencies.log.error(
      { err: error, task: task.id, definition: definition.id },
      'a try of a task failed',
    );
    if (task.tries + 1 < maxTries) {
      return this.repository.release(task, { retryAt: this.inMilliseconds(retryDelayMs), hasFailed: true });
    }
    return this.completion.complete(task, definition, { error: new AppError(ErrorCode.Internal) });
  }

  private inMilliseconds(delayMs: number): Date {
    return new Date(this.dependencies.now().getTime() + delayMs);
  }
}
