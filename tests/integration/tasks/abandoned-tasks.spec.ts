import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineTask } from '../../../server/modules/tasks/task-definition.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openTaskWorld, type TaskWorld } from './support/task-world.js';

const text = (word: string) => ({ en: word, ru: word });
let runStep: () => Promise<Record<string, number>>;
let runs = 0;

const kind = defineTask<object, object>({
  id: 'abandoned',
  title: text('Abandoned'),
  successMessage: text('Ready'),
  failureMessage: text('Failed'),
  maxConcurrentPerAccount: 100,
  timeoutMinutes: 60,
  steps: [
    {
      stages: [{ id: 'only', title: text('Only'), weight: 1 }],
      run: () => {
        runs += 1;
        return runStep();
      },
    },
  ],
  metrics: () => [],
  link: () => undefined,
});

let world: TaskWorld;
let user: AuthenticatedUser;
beforeAll(async () => {
  world = await openTaskWorld(kind as never);
  user = await world.createUser();
});
beforeEach(() => {
  runs = 0;
  runStep = () => Promise.resolve({});
});

const start = () => world.tasks.start(kind, user, { name: 'Abandoned', input: {} });
const query = (sql: string, parameters: unknown[] = []): Promise<unknown> =>
  world.stores.postgres.query(sql, parameters);

/** Starts a task and claims it for its job, like a process that is killed before its first step. */
async function startAndClaim(): Promise<{ id: string; job: string }> {
  const id = await start();
  const job = (await world.takeJob()) ?? '';
  await world.rows.claim(job);
  return { id, job };
}

async function setHeartbeatAge(id: string, seconds: number): Promise<void> {
  const heartbeatAt = new Date(world.clock.now().getTime() - seconds * 1000);
  await query('UPDATE task SET heartbeat_at = $2 WHERE id = $1', [id, heartbeatAt]);
}

const removeJob = (job: string) => query('SELECT graphile_worker.complete_jobs($1::bigint[])', [[job]]);
const lockJob = (job: string) =>
  query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-of-another-process' WHERE id = $1`,
    [job],
  );

describe('the reconciliation of tasks', () => {
  it('runs a task again whose job is gone', async () => {
    const { id, job } = await startAndClaim();
    await removeJob(job);
    await setHeartbeatAge(id, 61);
    await world.reconciler.reconcile();
    expect(await world.row(id)).toMatchObject({ jobId: null, state: 1 });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10, run: 2 });
  });

  it('runs a task again whose process is silent, and the old run changes nothing', async () => {
    const { id, job } = await startAndClaim();
    const old = await world.row(id);
    await lockJob(job);
    await setHeartbeatAge(id, 119);
    await world.reconciler.reconcile();
    expect((await world.row(id)).jobId).toBe(job);

    await setHeartbeatAge(id, 121);
    await world.reconciler.reconcile();
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10, run: 2 });
    expect(await world.rows.completeStep(old, 1, { late: true })).toBe(false);
    await removeJob(job);
  });

  it('does not change a running task', async () => {
    const { id, job } = await startAndClaim();
    await removeJob(job);
    await setHeartbeatAge(id, 5);
    await world.reconciler.reconcile();
    expect((await world.row(id)).jobId).toBe(job);
    await setHeartbeatAge(id, 61);
    await world.reconciler.reconcile();
    await world.drain();
  });

  it('adds the missing job of a waiting task, once', async () => {
    const id = await start();
    await query('DELETE FROM graphile_worker._private_jobs');
    await world.reconciler.reconcile();
    await world.reconciler.reconcile();
    expect(await query('SELECT count(*)::int AS count FROM graphile_worker.jobs')).toEqual([{ count: 1 }]);
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10 });
  });

  it('adds a job for a waiting task whose job has used all its attempts', async () => {
    const id = await start();
    await query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    await world.reconciler.reconcile();
    expect(
      await query(
        'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()',
      ),
    ).toEqual([{ count: 1 }]);
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 10 });
  });

  it('ends a cancelled task that no process runs', async () => {
    const { id, job } = await startAndClaim();
    await world.tasks.cancel(user, id);
    expect(await world.row(id)).toMatchObject({ state: 1 });
    await removeJob(job);
    await setHeartbeatAge(id, 16);
    await world.reconciler.reconcile();
    expect(await world.row(id)).toMatchObject({ state: 2, errorCode: 'CANCELLED' });
    expect(runs).toBe(0);
  });
});

describe('the cancellation of a task that no process runs', () => {
  it('ends the task at once', async () => {
    const { id, job } = await startAndClaim();
    await setHeartbeatAge(id, 16);
    expect((await world.tasks.cancel(user, id)).task).toMatchObject({ state: 2, errorCode: 'CANCELLED' });
    await world.runJob(job);
    expect(runs).toBe(0);
  });
});
