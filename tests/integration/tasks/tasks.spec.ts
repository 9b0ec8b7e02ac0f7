import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { defineTask } from '../../../server/modules/tasks/task-definition.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openTaskWorld, type TaskWorld } from './support/task-world.js';

/** What the steps of the tasks of this file do; each test says it. */
let act: (step: string, signal: AbortSignal) => Promise<Record<string, number>>;
/** The steps that ran, with the name of their task. */
let ran: string[];

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
    ran.push(`${input.name} ${id}`);
    reportProgress(id, { share: 0.5, count: 5, total: 10 });
    return act(id, signal);
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
  ran = [];
  act = (step) => Promise.resolve({ [step]: 7 });
  world.clock.release();
});

const start = (person: AuthenticatedUser, name: string) =>
  world.tasks.start(kind, person, { name, input: { name } });
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

async function toldTo({ account }: AuthenticatedUser): Promise<unknown[]> {
  return world.stores.postgres.query(
    'SELECT title_en AS title, link FROM system_notification WHERE account_id = $1 ORDER BY id',
    [account.id],
  );
}

describe('a long task', () => {
  it('runs its steps in order, keeps what they leave, and tells its owner', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Tents');
    expect(await world.tasks.view(person, id)).toMatchObject({
      queuePosition: 1,
      task: { state: 1, progress: 0 },
    });
    await world.drain();
    expect(ran).toEqual(['Tents first', 'Tents second']);
    const { task, queuePosition } = await world.tasks.view(person, id);
    expect(queuePosition).toBeUndefined();
    expect(task).toMatchObject({
      state: 10,
      progress: 100,
      result: { first: 7, second: 7 },
      errorCode: null,
    });
    expect(await toldTo(person)).toEqual([{ title: 'Ready: Tents', link: '/result/7' }]);
  });

  it('goes on behind the step that was done where its process dies, and ends once', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Boats');
    const job = (await world.takeJob()) ?? '';
    let live = (_result: Record<string, number>) => undefined as void;
    act = (step) =>
      step === 'first'
        ? Promise.resolve({ first: 1 })
        : new Promise((resolve) => {
            live = resolve;
          });
    // A process that is thought dead: it neither ends nor writes any more.
    const dead = world.runner.run(job);
    await expect.poll(() => ran).toHaveLength(2);
    act = (step) => Promise.resolve({ [step]: 2 });
    await world.work(job);
    expect(ran).toEqual(['Boats first', 'Boats second', 'Boats second']);
    expect(await world.row(id)).toMatchObject({ state: 10, result: { first: 1, second: 2 } });
    live({ second: 99 });
    await dead;
    expect(await world.row(id)).toMatchObject({ state: 10, result: { first: 1, second: 2 } });
    expect(await toldTo(person)).toHaveLength(1);
  });

  it('fails with the code of what its caller can mend, at once', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Bad');
    act = () => Promise.reject(new AppError(ErrorCode.BadRequest, { what: 'no file' }));
    await world.drain();
    expect(await world.row(id)).toMatchObject({
      state: 2,
      errorCode: 'BAD_REQUEST',
      progress: 12,
      stage: 'first',
    });
    expect(ran).toHaveLength(1);
    expect(await toldTo(person)).toEqual([{ title: 'Failed: Bad', link: `/tasks/${id}` }]);
  });

  it('is tried again where the fault is ours, and fails in the end', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Fault');
    act = () => Promise.reject(new Error('a bug'));
    await world.drain();
    expect(ran).toHaveLength(3);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'INTERNAL' });
  });

  it('fails where the processes that run it keep dying', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Deadly');
    const job = (await world.takeJob()) ?? '';
    act = () => new Promise(() => undefined);
    for (let times = 1; times <= 3; times++) {
      void world.runner.run(job);
      await expect.poll(() => ran).toHaveLength(times);
    }
    await world.work(job);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'TASK_INTERRUPTED' });
  });

  it('is one for a job, also where two processes take the same job at once', async () => {
    const person = await world.createUser();
    const ids = [await start(person, 'One'), await start(person, 'Two')];
    const job = (await world.takeJob()) ?? '';
    // Connections that are open already, so that all claims begin together.
    await Promise.all(Array.from({ length: 2 }, () => world.stores.postgres.query('SELECT pg_sleep(0.05)')));
    const claimed = await Promise.all(Array.from({ length: 2 }, () => world.rows.claim(job)));
    expect(new Set(claimed.map((task) => task?.id))).toEqual(new Set([ids[0]]));
    await world.work(job);
    await world.drain();
    expect(await Promise.all(ids.map(async (id) => (await world.row(id)).state))).toEqual([10, 10]);
  });

  it('is given to another process where its own ends, which counts as no try', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Deployed');
    act = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    for (let times = 1; times <= 5; times++) {
      const ends = new AbortController();
      const done = world.work((await world.takeJob()) ?? '', ends.signal);
      await expect.poll(() => ran).toHaveLength(times);
      ends.abort();
      await done;
    }
    act = (step) => Promise.resolve({ [step]: 1 });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10 });
  });

  it('that takes longer than its kind may is stopped and has failed', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Slow');
    act = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const done = world.drain();
    await expect.poll(() => ran).toHaveLength(1);
    world.clock.advance({ minutes: 11 });
    await done;
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'TASK_TIMEOUT' });
  });
});

describe('accounts', () => {
  it('take turns: many tasks of one wait with each further one behind the first ones of others', async () => {
    const [many, one, late] = await Promise.all([world.createUser(), world.createUser(), world.createUser()]);
    for (const name of ['a1', 'a2', 'a3']) await start(many, name);
    await start(one, 'b1');
    const second = await start(one, 'b2');
    expect((await world.tasks.view(one, second)).queuePosition).toBe(4);
    await world.work((await world.takeJob()) ?? '');
    await world.work((await world.takeJob()) ?? '');
    await start(late, 'c1');
    await world.drain();
    expect(ran.filter((line) => line.endsWith('first')).map((line) => line.slice(0, 2))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
    ]);
  });

  it('have so many tasks of a kind at once, whoever asks at the same time', async () => {
    const person = await world.createUser();
    const codes = await Promise.all(['1', '2', '3', '4', '5'].map((name) => codeOf(start(person, name))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === ErrorCode.TaskLimit)).toHaveLength(2);
    await world.drain();
    expect(await codeOf(start(person, '6'))).toBeUndefined();
    await world.drain();
  });

  it('read and cancel their own tasks alone; administrators those of all', async () => {
    const [owner, other, administrator] = await Promise.all([
      world.createUser(),
      world.createUser('team'),
      world.createUser('administrator'),
    ]);
    const id = await start(owner, 'Mine');
    for (const name of [id, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      expect(await codeOf(world.tasks.view(other, name))).toBe(ErrorCode.NotFound);
      expect(await codeOf(world.tasks.cancel(other, name))).toBe(ErrorCode.NotFound);
    }
    expect((await world.tasks.list(other, 1)).total).toBe(0);
    expect((await world.tasks.list(owner, 1)).items.map(({ task }) => task.id)).toEqual([id]);
    expect((await world.tasks.cancel(administrator, id)).task).toMatchObject({
      state: 2,
      errorCode: 'CANCELLED',
    });
    await world.drain();
    expect(ran).toEqual([]);
    expect(await toldTo(owner)).toEqual([]);
  });

  it('cancel what runs: its step takes back what it began, and nothing is told', async () => {
    const person = await world.createUser();
    const id = await start(person, 'Stopped');
    let back = 0;
    act = (_step, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          back++;
          reject(new Error('the step was stopped'));
        });
      });
    const done = world.drain();
    await expect.poll(() => ran).toHaveLength(1);
    expect((await world.tasks.cancel(person, id)).task).toMatchObject({ state: 1 });
    await done;
    expect(back).toBe(1);
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'CANCELLED' });
    expect((await world.tasks.cancel(person, id)).task).toMatchObject({ state: 2 });
    expect(await toldTo(person)).toEqual([]);
  });
});
