import type { Logger } from 'pino';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { TaskCompletion } from './task-completion.js';
import type { TaskDefinitions } from './task-definition.js';
import type { TaskRepository } from './task-repository.js';

/**
 * Repairs tasks that no process runs. A killed process or a lost statement can leave a task without a job, and only
 * the rows of both tables show it.
 */
export class TaskReconciler {
  constructor(
    private readonly completion: TaskCompletion,
    private readonly repository: TaskRepository,
    private readonly definitions: TaskDefinitions,
    private readonly log: Logger,
  ) {}

  /** Ends cancelled tasks that no process runs, and queues other abandoned tasks again. */
  async reconcile(): Promise<void> {
    for (const task of await this.repository.findUnattendedCancellations()) {
      const definition = this.definitions[task.kind];
      if (!definition) continue;
      await this.completion.complete(task, definition, { error: new AppError(ErrorCode.Cancelled) });
    }
    const tasks = await this.repository.requeueAbandoned();
    if (tasks.length > 0) this.log.warn({ tasks }, 'abandoned tasks run again');
  }
}
