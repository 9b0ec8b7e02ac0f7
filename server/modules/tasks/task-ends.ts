import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { NotificationService } from '../notifications/notification.service.js';
import { endMessage } from '../notifications/push-message.js';
import type { PushService } from '../notifications/push.service.js';
import type { TaskKind } from './task-kind.js';
import { taskPath } from './task-path.js';
import type { TaskRows } from './task-rows.js';
import type { TaskRecord } from '../../entities/task.entity.js';

/** How a task ends: with a result, or with the reason why there is none. */
type TaskEnd = { result: object } | { error: AppError };

/** Ends tasks, and tells their owners: at the bell, and in the browsers that get push notifications. */
export class TaskEnds {
  constructor(
    private readonly postgres: DataSource,
    private readonly config: Config,
    private readonly log: Logger,
    private readonly rows: TaskRows,
    private readonly notifications: NotificationService,
    private readonly pushes: PushService,
  ) {}

  /**
   * Ends a task and tells of it, both or neither; what only its steps needed goes. Nothing where another run has it now, or it
   * has ended. Who cancels knows it.
   */
  async end(task: TaskRecord, kind: TaskKind, end: TaskEnd): Promise<void> {
    const ended = await this.postgres.transaction(async (tx) => {
      const written = 'result' in end ? { result: end.result } : { ...end.error };
      if (!(await this.rows.end(task, written, tx))) return false;
      if ('error' in end && end.error.code === ErrorCode.Cancelled) return true;
      const { id, accountId, name, input } = task;
      const message = 'result' in end ? kind.message?.(end.result) : undefined;
      if (message === null) return true;
      const title = message ?? ('result' in end ? kind.ready : kind.failed);
      const path = ('result' in end && kind.link(end.result, input)?.path) || taskPath(id);
      const titles = { titleEn: `${title.en}: ${name}`, titleRu: `${title.ru}: ${name}` };
      await this.notifications.notify({ ...titles, link: path, accountId }, tx);
      await this.pushes.send(accountId, endMessage(title, { name, path }), tx);
      return true;
    });
    if (ended) await this.leave(task, kind, 'result' in end);
  }

  private async leave({ id, input }: TaskRecord, kind: TaskKind, isDone: boolean): Promise<void> {
    await kind.leave?.(input, { isDone, config: this.config }).catch((error: unknown) => {
      this.log.warn({ err: error, task: id }, 'a task left something behind');
    });
  }
}
