import { getEventListeners } from 'node:events';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { defineTask } from '../../../server/modules/tasks/task-definition.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openTaskWorld, type TaskWorld } from './support/task-world.js';

/** Step implementation, set by each test. */
let runStep: (step: string, signal: AbortSignal) => Promise<Record<string, number>>;
/** Executed steps with their task name. */
let executedSteps: string[];

const text = (word: string) => ({ en: word, ru: word });
const stepOf = (id: string, weight: number) => ({
  stages: [{ id, title: text(id), weight }],
  run: async ({
    input,
    signal,
    reportProgress,
  }: {
    input: { name: string };
    signal: AbortSignal;
    reportProgress: ReportProgress;
  }) => {
    executedSteps.push(`${input.name} ${id}`);
    reportProgress(id, { share: 0.5, count: 5, total: 10 });
    return runStep(id, signal);
  },
});
type ReportProgress = (stage: string, progress: { share: number; count: number; total: number }) => void;

const kind = defineTask<{ name: string }, { first: number; second: number }>({
  id: 'test',
  title: text('Test'),
  successMessage: text('Ready'),
  failureMessage: text('Failed'),
  maxConcurrentPerAccount: 3,
  timeoutMinutes: 10,
  steps: [stepOf('first', 1), stepOf('second', 3)],
  metrics: ({ first, second }) => [{ id: 'sum', title: text('Sum'), value: first + second }],
  link: ({ first }) => ({ path: `/result/${first}`, title: text('Result') }),
});

let world: TaskWorld;
beforeAll(async () => {
  world = await openTaskWorld(kind as never);
});
beforeEach(() => {
  executedSteps = [];
  runStep = (step) => Promise.resolve({ [step]: 7 });
  world.clock.release();
});

const start = (user: AuthenticatedUser, name: string) =>
  world.tasks.start(kind, user, { name, input: { name } });
const catchErrorCode = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

async function notificationsOf({ account }: AuthenticatedUser): Promise<unknown[]> {
  return world.stores.postgres.query(
    'SELECT title_en AS title, link FROM system_notification WHERE account_id = $1 ORDER BY id',
    [account.id],
  );
}

describe('a long task', () => {
  it('runs its steps in order, stores their results and notifies its owner', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Tents');
    expect(await world.tasks.view(user, id)).toMatchObject({
      queuePosition: 1,
      task: { state: 1, progress: 0 },
    });
    await world.drain();
    expect(executedSteps).toEqual(['Tents first', 'Tents second']);
    const { task, queuePosition } = await world.tasks.view(user, id);
    expect(queuePosition).toBeUndefined();
    expect(task).toMatchObject({
      state: 10,
      progress: 100,
      result: { first: 7, second: 7 },
      errorCode: null,
    });
    expect(await notificationsOf(user)).toEqual([{ title: 'Ready: Tents', link: '/result/7' }]);
  });

  it('resumes after the last finished step when its process dies, and ends once', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Boats');
    const job = (await world.takeJob()) ?? '';
    let live = (_result: Record<string, number>) => undefined as void;
    runStep = (step) =>
      step === 'first'
        ? Promise.resolve({ first: 1 })
        : new Promise((resolve) => {
            live = resolve;
          });
    // A process presumed dead, which neither ends nor writes.
    const dead = world.runner.run(job);
    await expect.poll(() => executedSteps).toHaveLength(2);
    runStep = (step) => Promise.resolve({ [step]: 2 });
    await world.runJob(job);
    expect(executedSteps).toEqual(['Boats first', 'Boats second', 'Boats second']);
    expect(await world.row(id)).toMatchObject({ state: 10, result: { first: 1, second: 2 } });
    live({ second: 99 });
    await dead;
    expect(await world.row(id)).toMatchObject({ state: 10, result: { first: 1, second: 2 } });
    expect(await notificationsOf(user)).toHaveLength(1);
  });

  it('fails at once with the code of a user error', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Bad');
    runStep = () => Promise.reject(new AppError(ErrorCode.BadRequest, { what: 'no file' }));
    await world.drain();
    expect(await world.row(id)).toMatchObject({
      state: 2,
      errorCode: 'BAD_REQUEST',
      progress: 12,
      stage: 'first',
    });
    expect(executedSteps).toHaveLength(1);
    expect(await notificationsOf(user)).toEqual([{ title: 'Failed: Bad', link: `/tasks/${id}` }]);
  });

  it('is retried after an internal error and fails in the end', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Fault');
    runStep = () => Promise.reject(new Error('a bug'));
    await world.drain();
    expect(executedSteps).toHaveLength(3);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'INTERNAL' });
  });

  it('is done after three deaths of its process and three failures of a store', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Interrupted');
    const job = (await world.takeJob()) ?? '';
    runStep = () => new Promise(() => undefined);
    for (let times = 1; times <= 3; times++) {
      void world.runner.run(job);
      await expect.poll(() => executedSteps).toHaveLength(times);
    }
    const storeErrors = [
      new AppError(ErrorCode.StoreUnavailable),
      new Error('Connection terminated unexpectedly'),
      new Error('reading failed', { cause: Object.assign(new Error('shutdown'), { code: '57P01' }) }),
    ];
    runStep = (step) => {
      const error = storeErrors.pop();
      return error ? Promise.reject(error) : Promise.resolve({ [step]: 1 });
    };
    await world.runJob(job);
    await world.drain();
    expect(storeErrors).toEqual([]);
    expect(await world.row(id)).toMatchObject({ state: 10, errorCode: null });
  });

  it('fails when it ends its process 20 times', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Deadly');
    const job = (await world.takeJob()) ?? '';
    runStep = () => new Promise(() => undefined);
    for (let times = 1; times <= 20; times++) {
      void world.runner.run(job);
      await expect.poll(() => executedSteps).toHaveLength(times);
    }
    await world.runJob(job);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'TASK_INTERRUPTED' });
  });

  it('fails with the reason of a full disk at the first attempt', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Full');
    runStep = () => Promise.reject(Object.assign(new Error('write failed'), { code: 'ENOSPC' }));
    await world.drain();
    expect(executedSteps).toHaveLength(1);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'DISK_FULL' });
  });

  it('runs once per job, even if two processes take the job', async () => {
    const user = await world.createUser();
    const ids = [await start(user, 'One'), await start(user, 'Two')];
    const job = (await world.takeJob()) ?? '';
    // Opens connections in advance, so that all claims start together.
    await Promise.all(Array.from({ length: 2 }, () => world.stores.postgres.query('SELECT pg_sleep(0.05)')));
    const claimed = await Promise.all(Array.from({ length: 2 }, () => world.rows.claim(job)));
    expect(new Set(claimed.map((task) => task?.id))).toEqual(new Set([ids[0]]));
    await world.runJob(job);
    await world.drain();
    expect(await Promise.all(ids.map(async (id) => (await world.row(id)).state))).toEqual([10, 10]);
  });

  it('moves to another process on shutdown without counting an attempt', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Deployed');
    runStep = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    for (let times = 1; times <= 5; times++) {
      const ends = new AbortController();
      const done = world.runJob((await world.takeJob()) ?? '', ends.signal);
      await expect.poll(() => executedSteps).toHaveLength(times);
      ends.abort();
      await done;
    }
    runStep = (step) => Promise.resolve({ [step]: 1 });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10 });
  });

  it('leaves no listener on the shutdown signal of its process when it ends', async () => {
    const user = await world.createUser();
    const { signal } = new AbortController();
    const listeners: number[] = [];
    runStep = (step) => {
      listeners.push(getEventListeners(signal, 'abort').length);
      return step === 'second'
        ? Promise.reject(new AppError(ErrorCode.NotFound))
        : Promise.resolve({ [step]: 1 });
    };
    for (const name of ['A', 'B', 'C']) {
      await start(user, name);
      await world.runJob((await world.takeJob()) ?? '', signal);
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    }
    expect(listeners).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('is stopped and fails after the timeout of its type', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Slow');
    runStep = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const done = world.drain();
    await expect.poll(() => executedSteps).toHaveLength(1);
    world.clock.advance({ minutes: 11 });
    await done;
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'TASK_TIMEOUT' });
  });
});

describe('fairness between accounts', () => {
  it('further tasks of one account wait behind the first tasks of others', async () => {
    const [many, one, late] = await Promise.all([world.createUser(), world.createUser(), world.createUser()]);
    for (const name of ['a1', 'a2', 'a3']) await start(many, name);
    await start(one, 'b1');
    const second = await start(one, 'b2');
    expect((await world.tasks.view(one, second)).queuePosition).toBe(4);
    await world.runJob((await world.takeJob()) ?? '');
    await world.runJob((await world.takeJob()) ?? '');
    await start(late, 'c1');
    await world.drain();
    expect(executedSteps.filter((line) => line.endsWith('first')).map((line) => line.slice(0, 2))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
    ]);
  });

  it('the limit of concurrent tasks per type holds for parallel requests', async () => {
    const user = await world.createUser();
    const codes = await Promise.all(
      ['1', '2', '3', '4', '5'].map((name) => catchErrorCode(start(user, name))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === ErrorCode.TaskLimit)).toHaveLength(2);
    await world.drain();
    expect(await catchErrorCode(start(user, '6'))).toBeUndefined();
    await world.drain();
  });

  it('accounts read and cancel only their own tasks, and administrators those of all', async () => {
    const [owner, other, administrator] = await Promise.all([
      world.createUser(),
      world.createUser('team'),
      world.createUser('administrator'),
    ]);
    const id = await start(owner, 'Mine');
    for (const name of [id, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      expect(await catchErrorCode(world.tasks.view(other, name))).toBe(ErrorCode.NotFound);
      expect(await catchErrorCode(world.tasks.cancel(other, name))).toBe(ErrorCode.NotFound);
    }
    expect((await world.tasks.list(other, 1)).total).toBe(0);
    expect((await world.tasks.list(owner, 1)).items.map(({ task }) => task.id)).toEqual([id]);
    expect((await world.tasks.cancel(administrator, id)).task).toMatchObject({
      state: 2,
      errorCode: 'CANCELLED',
    });
    await world.drain();
    expect(executedSteps).toEqual([]);
    expect(await notificationsOf(owner)).toEqual([]);
  });

  it('cancelling a running task rolls its step back without a notification', async () => {
    const user = await world.createUser();
    const id = await start(user, 'Stopped');
    let back = 0;
    runStep = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          back++;
          reject(new Error('the step was stopped'));
        });
      });
    const done = world.drain();
    await expect.poll(() => executedSteps).toHaveLength(1);
    expect((await world.tasks.cancel(user, id)).task).toMatchObject({ state: 1 });
    await done;
    expect(back).toBe(1);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'CANCELLED' });
    expect((await world.tasks.cancel(user, id)).task).toMatchObject({ state: 2 });
    expect(await notificationsOf(user)).toEqual([]);
  });
});
