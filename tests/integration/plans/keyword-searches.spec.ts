import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});
beforeEach(() => app.clock.stopNow());

interface Use {
  usedLimit: number;
  limit: number | null;
}

/**
 * Searches the database for phrases.
 * @returns the error code and the numbers in its message
 */
async function search(caller: Caller, phrases: string[]): Promise<[string, number[]]> {
  const { errors } = await caller.graphql(
    'query ($phrases: [String!]) { keywordSearch(phrases: $phrases) { total } }',
    { phrases },
  );
  const [error] = errors ?? [];
  const numbers = error?.message.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
  return [error?.extensions.code ?? 'opened', numbers.map(Number)];
}

async function limitsOf(caller: Caller) {
  const { data } = await caller.graphql(
    `{ limits { projects { usedLimit limit }
      searchKeys { perDay { usedLimit limit } perMonth { usedLimit limit } requestLinesLimit } } }`,
  );
  return data?.['limits'] as {
    projects: Use;
    searchKeys: { perDay: Use; perMonth: Use; requestLinesLimit: number };
  };
}

const setUsed = ({ id }: TestUser, period: number, used: number) =>
  app.stores.postgres.query(
    `UPDATE usage_counter SET used = $3 WHERE subject = $1 AND kind = 'searchKeys' AND length(period) = $2`,
    [`account:${id}`, period, used],
  );

describe('keyword searches', () => {
  it('count by day and month once per list of phrases, and the full keyword list is free', async () => {
    const caller = app.as(await createUser(app, { kind: 'basic' }));
    await search(caller, ['first', 'second']);
    await search(caller, ['Second', ' first ']);
    await search(caller, []);
    await search(caller, ['third']);
    expect((await limitsOf(caller)).searchKeys).toEqual({
      perDay: { usedLimit: 2, limit: 100 },
      perMonth: { usedLimit: 2, limit: 2000 },
      requestLinesLimit: 100,
    });
  });

  it('are rejected at the daily and the monthly limit', async () => {
    const user = await createUser(app, { kind: 'basic' });
    const caller = app.as(user);
    await search(caller, ['of the day']);
    await setUsed(user, 'YYYY-MM-DD'.length, 100);
    const [ofDay, [perDay]] = await search(caller, ['one too many']);
    expect([ofDay, perDay]).toEqual(['TOOL_LIMIT', 100]);
    await setUsed(user, 'YYYY-MM-DD'.length, 1);
    await setUsed(user, 'YYYY-MM'.length, 2000);
    const [code, [limit]] = await search(caller, ['one too many']);
    expect([code, limit]).toEqual(['TOOL_LIMIT', 2000]);
    expect(await search(caller, ['of the day'])).toEqual(['opened', []]);
  });

  it('accept as many phrases as the plan allows', async () => {
    const phrases = (count: number) => Array.from({ length: count }, (_, index) => `phrase ${index}`);
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    expect((await search(demo, phrases(3)))[0]).toBe('opened');
    expect((await search(demo, phrases(4)))[0]).toBe('LIST_LIMIT');
    const pro = app.as(await createUser(app, { kind: 'pro' }));
    expect((await search(pro, phrases(100)))[0]).toBe('opened');
    expect((await search(pro, phrases(101)))[0]).toBe('BAD_REQUEST');
  });
});

it('the limits include the number of group reports', async () => {
  const caller = app.as(await createUser(app, { kind: 'basic' }));
  expect((await limitsOf(caller)).projects).toEqual({ usedLimit: 0, limit: 30 });
  const { errors } = await caller.graphql(
    'mutation { createGroupReport(input: { name: "Kept", base: "gny", domains: [], emptyReport: true }) }',
  );
  expect(errors).toBeUndefined();
  expect((await limitsOf(caller)).projects).toEqual({ usedLimit: 1, limit: 30 });
});
