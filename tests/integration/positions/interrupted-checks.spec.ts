import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { finalizeEndedRuns } from '../../../server/modules/positions/finalize-runs.js';
import type { Caller } from '../support/caller.js';
import {
  createWatcher,
  check,
  rankThird,
  openPositionsWorld,
  reportOf,
  runsOf,
  waitUntilChecked,
  type PositionsWorld,
} from './support/position-calls.js';

let app: PositionsWorld['app'];
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  ({ app, serp } = await openPositionsWorld());
});
afterAll(() => serp.close());
beforeEach(() => {
  serp.calls.length = 0;
  serp.respondWith(rankThird);
});

const list = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The service responds to the first two keywords only. */
function respondToTwo(): void {
  serp.respondWith((call) => {
    const { q = '' } = (call.body ?? {}) as { q?: string };
    return list.indexOf(q) > 1 ? { ...rankThird(call), delayMs: 600_000 } : rankThird(call);
  });
}

const begin = (caller: Caller, id: string) =>
  caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', { id });

async function waitForResponses(id: string, count: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const [row] = await app.stores.postgres.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM position_check AS one JOIN position_run AS run ON run.id = one.run_id
       WHERE run.project_id = $1 AND one.state = 'answered'`,
      [id],
    );
    if (row?.count === count) return;
    await sleep(20);
  }
  throw new Error('it was not answered');
}

const rowsOf = async (id: string): Promise<number> => {
  const [project] = await app.stores.postgres.query<{ number: number }[]>(
    'SELECT number FROM position_project WHERE id = $1',
    [id],
  );
  const { rows } = await app.stores.clickhouse.query<{ count: number }>(
    'SELECT count() AS count FROM position_result WHERE project = {project:UInt32}',
    { parameters: { project: project?.number ?? 0 } },
  );
  return Number(rows[0]?.count);
};

describe('a check that ends early', () => {
  it('retains paid results when its owner cancels it, and the others stay unchecked', async () => {
    const { caller, id } = await createWatcher(app, {}, { list });
    respondToTwo();
    const { data } = await begin(caller, id);
    await waitForResponses(id, 2);
    await caller.graphql('mutation ($id: ID!) { cancelTask(id: $id) { id } }', {
      id: data?.['checkPositions'],
    });
    const run = await waitUntilChecked(caller, id);
    expect(run).toMatchObject({ answered: 2, failed: 4 });
    expect(run.refused).toMatch(/saved/);
    const { rows } = await reportOf(caller, id);
    expect(Object.fromEntries(rows.map(({ keyword, positions }) => [keyword, positions[0]]))).toEqual({
      one: 3,
      two: 3,
      three: -1,
      four: -1,
      five: -1,
      six: -1,
    });
  });

  it('retains them if its process died between the end of the task and the end of the check', async () => {
    const { caller, id } = await createWatcher(app, {}, { list });
    const { stores } = app;
    respondToTwo();
    await begin(caller, id);
    await waitForResponses(id, 2);
    // The task row of a process that completed the task and died.
    await stores.postgres.query(
      `UPDATE task SET state = 2, run = run + 1, error_code = 'TASK_INTERRUPTED', finished_at = now() WHERE id = (SELECT task_id FROM position_run WHERE project_id = $1)`,
      [id],
    );
    await finalizeEndedRuns({
      stores,
      config: stores.config,
      now: () => new Date(),
    });
    expect((await runsOf(caller, id))[0]).toMatchObject({
      answered: 2,
      failed: 4,
    });
    expect(await rowsOf(id)).toBe(20);
  });

  it('stops spending when its project is deleted, and Undo restores its results', async () => {
    const { caller, id } = await createWatcher(app, {}, { list });
    respondToTwo();
    await begin(caller, id);
    await waitForResponses(id, 2);
    // Requests that are under way at the deletion arrive later: one for the key and one per keyword.
    await expect.poll(() => serp.calls.length, { timeout: 30_000 }).toBe(1 + list.length);
    await caller.graphql('mutation ($id: ID!) { removePositionsProject(id: $id) }', { id });
    const callCount = serp.calls.length;
    for (let attempt = 0; attempt < 600; attempt++) {
      const [task] = await app.stores.postgres.query<{ state: number }[]>(
        'SELECT state FROM task WHERE id = (SELECT task_id FROM position_run WHERE project_id = $1)',
        [id],
      );
      if (task?.state !== 1) break;
      await sleep(20);
    }
    expect(serp.calls.length).toBe(callCount);
    await caller.graphql('mutation ($id: ID!) { restorePositionsProject(id: $id) { id } }', { id });
    expect((await runsOf(caller, id))[0]).toMatchObject({
      answered: 2,
      failed: 4,
      isUnderWay: false,
    });
  });
});

describe('a deleted project', () => {
  it('leaves no results after the undo period', async () => {
    const { caller, id } = await createWatcher(app);
    await check(caller, id);
    expect(await rowsOf(id)).toBe(20);
    const [project] = await app.stores.postgres.query<{ number: number }[]>(
      'SELECT number FROM position_project WHERE id = $1',
      [id],
    );
    await caller.graphql('mutation ($id: ID!) { removePositionsProject(id: $id) }', { id });
    await cleanUpImports(app.stores);
    expect(await rowsOf(id)).toBe(20);
    await cleanUpImports(app.stores, 0);
    const remaining = await app.stores.clickhouse.query<{ count: number }>(
      'SELECT count() AS count FROM position_result WHERE project = {project:UInt32}',
      { parameters: { project: project?.number ?? 0 } },
    );
    expect(Number(remaining.rows[0]?.count)).toBe(0);
    expect(await app.stores.postgres.query('SELECT FROM position_project WHERE id = $1', [id])).toEqual([]);
  });
});

describe('a changed project', () => {
  const change = (caller: Caller, id: string, input: object) =>
    caller.graphql(
      'mutation ($id: ID!, $input: PositionsProjectInput!) { updatePositionsProject(id: $id, input: $input) { device } }',
      {
        id,
        input: {
          address: 'watched.example',
          name: `Changed ${id}`,
          engine: 'google',
          regions: [{ base: 'gny' }],
          language: 'en',
          depth: 10,
          cap: 1,
          provider: 'serper',
          ...input,
        },
      },
    );

  it('hides results of another language and shows its previous ones again when it changes back', async () => {
    const { caller, id } = await createWatcher(app);
    await check(caller, id);
    const isChecked = async () => (await reportOf(caller, id)).dates.some((date) => date.isChecked);
    expect(await isChecked()).toBe(true);
    expect((await change(caller, id, { language: 'de' })).errors).toBeUndefined();
    expect(await isChecked()).toBe(false);
    expect((await change(caller, id, { language: 'en' })).errors).toBeUndefined();
    expect(await isChecked()).toBe(true);
  });

  it('a running check uses the settings from its start', async () => {
    const { caller, id } = await createWatcher(app, {}, { list });
    // The deleted project's task starts only after the change.
    const taskId = (await begin(caller, id)).data?.['checkPositions'] as string;
    expect(taskId).toBeTruthy();
    await change(caller, id, { language: 'de' });
    await waitUntilChecked(caller, id);
    const languages = serp.calls
      .filter(({ path }) => path === '/search')
      .map(({ body }) => (body as { hl: string }).hl);
    expect(new Set(languages)).toEqual(new Set(['en']));
    const [run] = await app.stores.postgres.query<{ language: string }[]>(
      'SELECT language FROM position_run WHERE project_id = $1',
      [id],
    );
    expect(run?.language).toBe('en');
  });
});
