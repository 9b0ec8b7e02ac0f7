import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { TaskCompletion } from './task-completion.js';
import type { TaskDefinition, TaskDefinitions, TaskDependencies } from './task-definition.js';
import type { TaskRepository } from './task-repository.js';
import { TaskRun } from './task-run.js';
import type { TaskRecord } from '../../entities/task.entity.js';

/** Attempts per step before the task fails. Crashes and internal errors count. */
const maxTries = 3;

const retryDelayMs = 5000;

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
    if (task.tries > maxTries) return fail(new AppError(ErrorCode.TaskInterrupted));
    const run = new TaskRun(task, definition, {
      repository: this.repository,
      dependencies: this.dependencies,
      shutdownSignal,
    });
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

  /** Reports user errors at once and retries internal errors, which may be transient. */
  private async handleError(task: TaskRecord, definition: TaskDefinition, error: unknown): Promise<void> {
    if (error instanceof AppError && !error.isInternal) {
      return this.completion.complete(task, definition, { error });
    }
    this.dependencies.log.error(
      { err: error, task: task.id, definition: definition.id },
      'a try of a task failed',
    );
    if (task.tries < maxTries) {
      return this.repository.release(task, new Date(this.dependencies.now().getTime() + retryDelayMs));
    }
    return this.completion.complete(task, definition, { error: new AppError(ErrorCode.Internal) });
  }
}
