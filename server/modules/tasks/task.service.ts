import { randomUUID } from 'node:crypto';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { isUuid } from '../../contract/is-uuid.js';
import { taskStates } from '../../contract/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../accounts/lock-account.js';
import { offsetOf, paginate } from '../admin/paging.js';
import { secondsBetween } from './seconds-between.js';
import type { TaskCompletion } from './task-completion.js';
import type { TaskDefinition } from './task-definition.js';
import { taskDefinitions, type TaskDefinitions } from './task-definitions.js';
import { TaskRecord } from '../../entities/task.entity.js';

/** Tasks of one page. */
const pageSize = 20;

const maxNameLength = 200;

/** A task as its owner reads it. */
export interface TaskView {
  task: TaskRecord;
  /** Place in the queue, from 1; undefined for one that does not wait. */
  queuePosition: number | undefined;
  /** Time left in seconds, as far as one can tell. */
  secondsLeft: number | undefined;
}

/** Some of an account's tasks. */
interface TaskPage {
  items: TaskView[];
  total: number;
  page: number;
  lastPage: number;
}

/** Long work as people start, watch and cancel it. Each task belongs to one account; administrators read and cancel all. */
export class TaskService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
    private readonly completion: TaskCompletion,
    private readonly definitions: TaskDefinitions = taskDefinitions,
  ) {}

  /**
   * Starts a task: it runs when its turn comes. `name` is what its owner knows it by; `input` is kept with it, so it holds no
   * secret. With a transaction it is started as that commits, and not where it fails.
   * @returns the id of the task
   * @throws AppError TaskLimit where as many of this kind as an account may have are under way
   */
  start<Input, Result>(
    definition: TaskDefinition<Input, Result>,
    { account }: Pick<AuthenticatedUser, 'account'>,
    { name, input }: { name: string; input: Input },
    manager: Pick<EntityManager, 'transaction'> = this.postgres,
  ): Promise<string> {
    return manager.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      const scope = { accountId: account.id, definition: definition.id };
      const unfinished = await tx.countBy(TaskRecord, { ...scope, state: taskStates.processing });
      if (unfinished >= definition.maxConcurrentPerAccount)
        throw new AppError(ErrorCode.TaskLimit, { limit: definition.maxConcurrentPerAccount });
      const id = randomUUID();
      await tx.insert(TaskRecord, {
        ...scope,
        id,
        name: [...name.replace(/\s+/g, ' ').trim()].slice(0, maxNameLength).join(''),
        input: input as object,
        turn: await nextTurn(tx, account.id),
        createdAt: this.now(),
      });
      await this.jobs.add('run-task', {}, { tx });
      return id;
    });
  }

  /** Throws NotFound also for somebody else's task. */
  async view(person: AuthenticatedUser, id: string): Promise<TaskView> {
    const [view] = await this.withQueuePositions([await this.find(person, id)]);
    if (!view) throw new AppError(ErrorCode.NotFound);
    return view;
  }

  /** A person's tasks, newest first; with a kind those of it. */
  async list(
    { account }: AuthenticatedUser,
    page: number,
    definition?: Pick<TaskDefinition, 'id'>,
  ): Promise<TaskPage> {
    const [tasks, total] = await this.postgres.manager.findAndCount(TaskRecord, {
      where: { accountId: account.id, ...(definition && { kind: definition.id }) },
      order: { number: 'DESC' },
      skip: offsetOf(page, pageSize),
      take: pageSize,
    });
    return { items: await this.withQueuePositions(tasks), ...paginate(total, page, pageSize) };
  }

  /** The tasks of some kinds that wait or are under way, whoever started them, the oldest first. */
  async unfinished(definitions: readonly Pick<TaskDefinition, 'id'>[]): Promise<TaskView[]> {
    const tasks = await this.postgres.manager.find(TaskRecord, {
      where: { state: taskStates.processing, kind: In(definitions.map(({ id }) => id)) },
      order: { number: 'ASC' },
    });
    return this.withQueuePositions(tasks);
  }

  /**
   * Cancels a task: one that waits at once, one under way as soon as its step has taken back what it began. One that has ended
   * stays as it is. Throws NotFound also for somebody else's task.
   */
  async cancel(person: AuthenticatedUser, id: string): Promise<TaskView> {
    const task = await this.find(person, id);
    const definition = this.definitions[task.kind];
    const [, waiting]: [unknown, number] = await this.postgres.query(
      `UPDATE task SET cancel_requested_at = coalesce(cancel_requested_at, $2) WHERE id = $1 AND state = 1`,
      [task.id, this.now()],
    );
    if (waiting > 0 && task.jobId === null && definition) {
      await this.completion.complete(task, definition, { error: new AppError(ErrorCode.Cancelled) });
    }
    return this.view(person, id);
  }

  private async find({ account }: AuthenticatedUser, id: string): Promise<TaskRecord> {
    const task = isUuid(id) ? await this.postgres.manager.findOneBy(TaskRecord, { id }) : null;
    if (!task || (task.accountId !== account.id && !account.isAdministrator)) {
      throw new AppError(ErrorCode.NotFound);
    }
    return task;
  }

  private async withQueuePositions(tasks: readonly TaskRecord[]): Promise<TaskView[]> {
    const waiting = tasks.filter(({ state, jobId }) => state === taskStates.processing && jobId === null);
    const queueRows: { id: string; place: number }[] =
      waiting.length === 0
        ? []
        : await this.postgres.query(
            `SELECT id, place FROM (
               SELECT id, (row_number() OVER (ORDER BY turn, number))::int AS place FROM task
               WHERE state = 1 AND job_id IS NULL) AS queue
             WHERE id = ANY($1)`,
            [waiting.map(({ id }) => id)],
          );
    const positionById = new Map(queueRows.map(({ id, place }) => [id, place]));
    const now = this.now();
    return tasks.map((task) => ({
      task,
      queuePosition: positionById.get(task.id),
      secondsLeft: task.readyAt ? secondsBetween(now, task.readyAt) : undefined,
    }));
  }
}

/**
 * The turn of an account's next task: behind its latest one, and not before what ran last. So accounts take turns:
 * whoever starts many tasks waits with each further one behind the first ones of others.
 */
async function nextTurn(tx: EntityManager, accountId: number): Promise<number> {
  const [row]: { turn: number }[] = await tx.query(
    `SELECT greatest(
       1 + coalesce((SELECT max(turn) FROM task WHERE account_id = $1), 0),
       coalesce((SELECT max(turn) FROM task WHERE started_at IS NOT NULL), 0)) AS turn`,
    [accountId],
  );
  return row?.turn ?? 1;
}
