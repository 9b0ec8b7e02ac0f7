import { randomUUID } from 'node:crypto';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import { isAttended } from './is-attended.js';
import { secondsBetween } from './seconds-between.js';
import type { TaskCompletion } from './task-completion.js';
import type { TaskDefinition, TaskDefinitions } from './task-definition.js';
import { TaskRecord } from '../../entities/task.entity.js';

const pageSize = 20;

const maxNameLength = 200;

/** A task with its definition and queue position. */
export interface TaskView {
  task: TaskRecord;
  definition: TaskDefinition;
  /** Position in the queue, from 1; undefined unless it is waiting. */
  queuePosition: number | undefined;
  /** Estimated seconds left. */
  secondsLeft: number | undefined;
}

/** One page of an account's tasks. */
interface TaskPage {
  items: TaskView[];
  total: number;
  page: number;
  lastPage: number;
}

interface TaskServiceDependencies {
  postgres: DataSource;
  now: () => Date;
  jobs: JobQueue;
  completion: TaskCompletion;
  definitions: TaskDefinitions;
}

/**
 * Starts, lists and cancels long-running tasks. A task belongs to one account; administrators can read and cancel all
 * of them.
 */
export class TaskService {
  constructor(private readonly deps: TaskServiceDependencies) {}

  /**
   * Queues a task. `input` is stored with it and must not contain secrets. With a transaction, the task is created on
   * commit.
   * @returns the task id
   * @throws AppError TaskLimit if the account has too many unfinished tasks of this kind
   */
  start<Input, Result>(
    definition: TaskDefinition<Input, Result>,
    { account }: Pick<AuthenticatedUser, 'account'>,
    { name, input }: { name: string; input: Input },
    manager: Pick<EntityManager, 'transaction'> = this.deps.postgres,
  ): Promise<string> {
    return manager.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      const scope = { accountId: account.id, kind: definition.id };
      const unfinished = await tx.countBy(TaskRecord, { ...scope, state: taskStates.processing });
      if (unfinished >= definition.maxConcurrentPerAccount) {
        throw new AppError(ErrorCode.TaskLimit, { limit: definition.maxConcurrentPerAccount });
      }
      const id = randomUUID();
      await tx.insert(TaskRecord, {
        ...scope,
        id,
        name: [...name.replace(/\s+/g, ' ').trim()].slice(0, maxNameLength).join(''),
        input: input as object,
        turn: await allocateTurn(tx, account.id),
        createdAt: this.deps.now(),
      });
      await this.deps.jobs.add('run-task', {}, { tx });
      return id;
    });
  }

  /** Throws NotFound also for a task of another account. */
  async view(user: AuthenticatedUser, id: string): Promise<TaskView> {
    const [view] = await this.withQueuePositions([await this.find(user, id)]);
    if (!view) throw new AppError(ErrorCode.NotFound);
    return view;
  }

  /** Lists the tasks of a user, newest first, optionally of one kind. */
  async list(
    { account }: AuthenticatedUser,
    page: number,
    definition?: Pick<TaskDefinition, 'id'>,
  ): Promise<TaskPage> {
    const [tasks, total] = await this.deps.postgres.manager.findAndCount(TaskRecord, {
      where: { accountId: account.id, ...(definition && { kind: definition.id }) },
      order: { number: 'DESC' },
      skip: getPageOffset(page, pageSize),
      take: pageSize,
    });
    return { items: await this.withQueuePositions(tasks), ...paginate(total, page, pageSize) };
  }

  /** Lists the unfinished tasks of some kinds of all accounts, oldest first. */
  async listUnfinished(definitions: readonly Pick<TaskDefinition, 'id'>[]): Promise<TaskView[]> {
    const tasks = await this.deps.postgres.manager.find(TaskRecord, {
      where: { state: taskStates.processing, kind: In(definitions.map(({ id }) => id)) },
      order: { number: 'ASC' },
    });
    return this.withQueuePositions(tasks);
  }

  /**
   * Cancels a task. A task that no process runs ends at once, a running one after its step has undone its work. A finished task is
   * unchanged. Throws NotFound also for a task of another account.
   */
  async cancel(user: AuthenticatedUser, id: string): Promise<TaskView> {
    const task = await this.find(user, id);
    const definition = this.deps.definitions[task.kind];
    const [, unfinishedTasks]: [unknown, number] = await this.deps.postgres.query(
      `UPDATE task SET cancel_requested_at = coalesce(cancel_requested_at, $2) WHERE id = $1 AND state = 1`,
      [task.id, this.deps.now()],
    );
    if (unfinishedTasks > 0 && !isAttended(task, this.deps.now()) && definition) {
      await this.deps.completion.complete(task, definition, { error: new AppError(ErrorCode.Cancelled) });
    }
    return this.view(user, id);
  }

  private async find({ account }: AuthenticatedUser, id: string): Promise<TaskRecord> {
    const task = isUuid(id) ? await this.deps.postgres.manager.findOneBy(TaskRecord, { id }) : null;
    const isOwner = account.isAdministrator && account.administratorRole === 'owner';
    if (!task || (task.accountId !== account.id && !isOwner)) {
      throw new AppError(ErrorCode.NotFound);
    }
    return task;
  }

  private definitionOf({ kind }: TaskRecord): TaskDefinition {
    const definition = this.deps.definitions[kind];
    if (!definition) throw new Error(`There is no kind of task ${kind}.`);
    return definition;
  }

  private async withQueuePositions(tasks: readonly TaskRecord[]): Promise<TaskView[]> {
    const waitingTasks = tasks.filter(
      ({ state, jobId }) => state === taskStates.processing && jobId === null,
    );
    const queueRows: { id: string; place: number }[] =
      waitingTasks.length === 0
        ? []
        : await this.deps.postgres.query(
            `SELECT id, place FROM (
               SELECT id, (row_number() OVER (ORDER BY turn, number))::int AS place FROM task
               WHERE state = 1 AND job_id IS NULL) AS queue
             WHERE id = ANY($1)`,
            [waitingTasks.map(({ id }) => id)],
          );
    const positionById = new Map(queueRows.map(({ id, place }) => [id, place]));
    const now = this.deps.now();
    return tasks.map((task) => ({
      task,
      definition: this.definitionOf(task),
      queuePosition: positionById.get(task.id),
      secondsLeft: task.readyAt ? secondsBetween(now, task.readyAt) : undefined,
    }));
  }
}

/**
 * Round-robin position of an account's next task: after its own latest task and not before the latest started one. An
 * account with many tasks does not delay the first tasks of others.
 */
async function allocateTurn(tx: EntityManager, accountId: number): Promise<number> {
  const [row]: { turn: number }[] = await tx.query(
    `SELECT greatest(
       1 + coalesce((SELECT max(turn) FROM task WHERE account_id = $1), 0),
       coalesce((SELECT max(turn) FROM task WHERE started_at IS NOT NULL), 0)) AS turn`,
    [accountId],
  );
  return row?.turn ?? 1;
}
