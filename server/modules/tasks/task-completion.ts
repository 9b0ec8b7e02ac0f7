import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { NotificationService } from '../notifications/notification.service.js';
import { buildCompletionMessage } from '../notifications/push-message.js';
import type { PushService } from '../notifications/push.service.js';
import type { TaskDefinition } from './task-definition.js';
import type { TaskRepository } from './task-repository.js';
import type { TaskRecord } from '../../entities/task.entity.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';

/** Outcome of a task: its result, or the error that ended it. */
type TaskOutcome = { result: object } | { error: AppError };

/** Dependencies of `TaskCompletion`. */
interface TaskCompletionDependencies {
  postgres: DataSource;
  config: Config;
  log: Logger;
  repository: TaskRepository;
  notifications: NotificationService;
  pushService: PushService;
}

/** Finishes tasks and notifies their owners in the app and by push. */
export class TaskCompletion {
  constructor(private readonly deps: TaskCompletionDependencies) {}

  /**
   * Finishes a task and sends its notification in one transaction, then runs its cleanup. Does nothing if another run
   * owns the task or it has ended. A cancelled task sends no notification.
   */
  async complete(task: TaskRecord, definition: TaskDefinition, outcome: TaskOutcome): Promise<void> {
    const isFinished = await this.deps.postgres.transaction(async (tx) => {
      const columns = 'result' in outcome ? { result: outcome.result } : { ...outcome.error };
      if (!(await this.deps.repository.end(task, columns, tx))) return false;
      if ('error' in outcome && outcome.error.code === ErrorCode.Cancelled) return true;
      const { id, accountId, name, input } = task;
      const message = 'result' in outcome ? definition.completionMessage?.(outcome.result) : undefined;
      if (message === null) return true;
      const title = message ?? ('result' in outcome ? definition.successMessage : definition.failureMessage);
      const path = ('result' in outcome && definition.link(outcome.result, input)?.path) || taskPath(id);
      const titles = { titleEn: `${title.en}: ${name}`, titleRu: `${title.ru}: ${name}` };
      await this.deps.notifications.notify({ ...titles, link: path, accountId }, tx);
      await this.deps.pushService.send(accountId, buildCompletionMessage(title, { name, path }), tx);
      return true;
    });
    if (isFinished) await this.cleanUp(task, definition, 'result' in outcome);
  }

  private async cleanUp(
    { id, input }: TaskRecord,
    definition: TaskDefinition,
    isDone: boolean,
  ): Promise<void> {
    await definition.cleanup?.(input, { isDone, config: this.deps.config }).catch((error: unknown) => {
      this.deps.log.warn({ err: error, task: id }, 'task cleanup failed');
    });
  }
}

/** Page that shows the progress and the outcome of a task. */
function taskPath(id: string): string {
  return accountRoutes.task.replace(':id', id);
}
