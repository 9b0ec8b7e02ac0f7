import { createAppServices } from '../../../../server/app-services.js';
import { Account } from '../../../../server/entities/account.entity.js';
import { TaskCompletion } from '../../../../server/modules/tasks/task-completion.js';
import type { TaskDefinition } from '../../../../server/modules/tasks/task-definition.js';
import { TaskReconciler } from '../../../../server/modules/tasks/task-reconciler.js';
import { TaskRepository } from '../../../../server/modules/tasks/task-repository.js';
import { TaskRunner } from '../../../../server/modules/tasks/task-runner.js';
import { TaskService } from '../../../../server/modules/tasks/task.service.js';
import { TaskRecord } from '../../../../server/entities/task.entity.js';
import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import { publicInternet } from '../../../../server/http-client/outgoing-rules.js';
import { openTestStores, type TestStores } from '../../../support/stores.js';
import { insertUser, type UserKind } from '../../support/test-users.js';
import { TestClock } from '../../support/test-clock.js';

/** Tasks of one type over real stores, with a queue that runs only the jobs that a test takes. */
export interface TaskWorld {
  stores: TestStores;
  clock: TestClock;
  tasks: TaskService;
  rows: TaskRepository;
  runner: TaskRunner;
  reconciler: TaskReconciler;
  createUser(kind?: UserKind): Promise<AuthenticatedUser>;
  row(id: string): Promise<TaskRecord>;
  /** Takes the next free job of the queue, or undefined. */
  takeJob(): Promise<string | undefined>;
  /** Runs a job like the queue does: an error leaves the job in place. */
  runJob(job: string, processEnds?: AbortSignal): Promise<void>;
  /** Runs jobs until the queue is empty. */
  drain(): Promise<void>;
}

export async function openTaskWorld(kind: TaskDefinition<never, never>): Promise<TaskWorld> {
  const stores = await openTestStores();
  const { postgres, config, log } = stores;
  const clock = new TestClock();
  const now = () => clock.now();
  const services = createAppServices({ config, postgres, log, now, outgoing: publicInternet });
  const kinds = { [kind.id]: kind as unknown as TaskDefinition };
  const rows = new TaskRepository(postgres, now, services.jobs);
  const ends = new TaskCompletion({
    postgres,
    config,
    log,
    repository: rows,
    notifications: services.notifications,
    pushService: services.pushes,
  });
  const runner = new TaskRunner(ends, rows, { stores, config, log, now, outgoing: publicInternet }, kinds);
  const lockedJobs = new Set<string>();
  const takeJob = async () => {
    const jobs: { id: string }[] = await postgres.query(
      `SELECT id::text FROM graphile_worker.jobs WHERE task_identifier = 'run-task' ORDER BY id`,
    );
    const job = jobs.find(({ id }) => !lockedJobs.has(id))?.id;
    if (job !== undefined) lockedJobs.add(job);
    return job;
  };
  const runJob = async (job: string, processEnds?: AbortSignal) => {
    await runner.run(job, processEnds);
    await postgres.query('SELECT graphile_worker.complete_jobs($1::bigint[])', [[job]]);
  };
  return {
    stores,
    clock,
    rows,
    runner,
    reconciler: new TaskReconciler(ends, rows, kinds, log),
    tasks: new TaskService({ postgres, now, jobs: services.jobs, completion: ends, definitions: kinds }),
    createUser: async (userKind = 'demo') => {
      const { id } = await insertUser(postgres, { kind: userKind });
      const account = await postgres.manager.findOneByOrFail(Account, { id });
      return { account, owner: account } as AuthenticatedUser;
    },
    row: (id) => postgres.manager.findOneByOrFail(TaskRecord, { id }),
    takeJob,
    runJob,
    drain: async () => {
      for (let job = await takeJob(); job !== undefined; job = await takeJob()) await runJob(job);
    },
  };
}
