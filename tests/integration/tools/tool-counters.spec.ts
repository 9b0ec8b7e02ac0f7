import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plans, PlanId } from '../../../server/config/plans.js';
import type { Caller } from '../support/caller.js';
import { createUser, type UserKind, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
});
beforeEach(() => app.clock.stopNow());

let listCount = 0;
/** A list that no case has checked yet. */
const createList = () => [`nobody checked this ${++listCount}`];

interface StartResult {
  code: string;
  /** Numbers in the message. */
  numbers: number[];
}

/** Starts a run and waits until it is done, so that the next one is not limited by concurrency. */
async function start(caller: Caller, tool: string, input: object): Promise<StartResult> {
  const { data, errors } = await caller.graphql(
    'mutation ($tool: ID!, $input: ToolRunInput!) { startToolRun(tool: $tool, input: $input) }',
    { tool, input: { base: 'gny', ...input } },
  );
  const uid = data?.['startToolRun'] as string | undefined;
  for (let attempt = 0; uid !== undefined && attempt < 600; attempt++) {
    const { data: read } = await caller.graphql(`{ toolRun(uid: "${uid}") { state } }`);
    if ((read?.['toolRun'] as { state: string }).state !== 'processing') break;
    await sleep(30);
  }
  const numbers = (errors?.[0]?.message ?? '').replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
  return { code: errors?.[0]?.extensions.code ?? 'started', numbers: numbers.map(Number) };
}

const check = (caller: Caller, list = createList()) => start(caller, 'tool-mass-check', { list });

/** Daily and monthly usage of the tool with the limits of the plan. */
async function readUsage(caller: Caller): Promise<unknown> {
  const { data } = await caller.graphql(
    '{ limits { keywordsByList { perDay { limit usedLimit } perMonth { limit usedLimit } } } }',
  );
  const { keywordsByList } = data?.['limits'] as {
    keywordsByList: Record<string, { limit: number | null; usedLimit: number }>;
  };
  return Object.values(keywordsByList).map(({ usedLimit, limit }) => [usedLimit, limit]);
}

/** Sets the usage of a user for a period. */
const setUsage = ({ id }: TestUser, length: number, count: number) =>
  app.stores.postgres.query(
    `UPDATE usage_counter SET used = $3 WHERE subject = $1 AND kind = 'keywordsByList' AND length(period) = $2`,
    [`account:${id}`, length, count],
  );
const day = 'YYYY-MM-DD'.length;
const month = 'YYYY-MM'.length;

const withToken = ({ token }: TestUser) => ({ headers: { 'x-api-token': token } });

/** Plans with their documented daily and monthly limits of the mass check. */
const massCheckLimits: readonly [UserKind, number, number | null][] = [
  ['demo', 15, null],
  ['promo', 20, 400],
  ['basic', 20, 400],
  ['pro', 60, 1200],
  ['team', 200, 4000],
];

describe('the keyword mass check is counted by day and by month', () => {
  it.each(massCheckLimits)('on %s: %i per day, %s per month', async (kind, perDay, perMonth) => {
    const user = await createUser(app, { kind });
    const caller = app.as(user);
    expect((await check(caller)).code).toBe('started');
    expect(await readUsage(caller)).toEqual([
      [1, perDay],
      [perMonth === null ? 0 : 1, perMonth],
    ]);
    await setUsage(user, day, perDay - 1);
    const last = createList();
    expect((await check(caller, last)).code).toBe('started');
    const rejected = await check(caller);
    expect([rejected.code, rejected.numbers[0]]).toEqual(['TOOL_LIMIT', perDay]);
    // The same list counts once per day.
    expect((await check(caller, last)).code).toBe('started');
    // The daily limit resets the next day. Sessions have expired by then, tokens have not.
    app.clock.advance({ days: 1 });
    if (kind === 'team') expect((await check(app.as(withToken(user)))).code).toBe('started');
  });

  it('the monthly limit rejects runs independently of the daily limit', async () => {
    const user = await createUser(app, { kind: 'basic' });
    const caller = app.as(user);
    await check(caller);
    await setUsage(user, month, 400);
    const rejected = await check(caller);
    expect([rejected.code, rejected.numbers[0]]).toEqual(['TOOL_LIMIT', 400]);
    expect(await readUsage(caller)).toEqual([
      [1, 20],
      [400, 400],
    ]);
  });

  it('rejected runs and other tools do not count', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    expect((await check(caller, [' '])).code).toBe('INVALID_FIELD');
    expect((await start(caller, 'tool-keyword-buildup', { list: createList() })).code).toBe('started');
    expect((await start(caller, 'tool-page-vocabulary', { list: ['beta.example/'] })).code).toBe('started');
    expect(await readUsage(caller)).toEqual([
      [0, 60],
      [0, 1200],
    ]);
  });

  it('administrators have no limit and guests no runs', async () => {
    expect((await check(app)).code).toBe('started');
    expect((await check(app.guest)).code).toBe('AUTHORIZATION_REQUIRED');
  });
});

describe('list limits of tools with runs', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => `beta.example/${index}`);
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);

  /** Each tool with a line generator and its limit by plan; undefined where the plan excludes it. */
  const tools: readonly [string, (count: number) => string[], Partial<Record<UserKind, number>>][] = [
    ['tool-mass-check', words, { demo: 3, basic: 1000, pro: 5000, team: 5000 }],
    ['tool-keyword-buildup', words, { demo: 3, basic: 5000, pro: 5000, team: 5000 }],
    ['tool-keyword-competitors', words, { basic: 5000, pro: 5000, team: 5000 }],
    ['tool-page-keywords', pages, { demo: 3, basic: 5000, pro: 5000, team: 5000 }],
    ['tool-page-vocabulary', pages, { pro: 20, team: 20 }],
  ];
  const kinds = ['demo', 'basic', 'pro', 'team'] as const;

  it.each(tools)('%s accepts exactly as many lines as the plan allows', async (tool, lines, limits) => {
    const maxLines = Math.max(...Object.values(limits));
    for (const kind of kinds) {
      const caller = app.as(await createUser(app, { kind }));
      const limit = limits[kind];
      if (limit === undefined) {
        expect([kind, (await start(caller, tool, { list: lines(1) })).code]).toEqual([
          kind,
          'REPORT_RESTRICTED',
        ]);
        continue;
      }
      const above = await start(caller, tool, { list: lines(limit + 1) });
      expect([kind, above.code]).toEqual([kind, limit < maxLines ? 'LIST_LIMIT' : 'BAD_REQUEST']);
      expect(above.numbers).toContain(limit);
      if (limit > 20) continue;
      expect([kind, (await start(caller, tool, { list: lines(limit) })).code]).toEqual([kind, 'started']);
    }
  });

  it('the plan limits equal those sent to the page', async () => {
    for (const [kind, id] of [
      ['demo', PlanId.Free],
      ['pro', PlanId.Professional],
    ] as const) {
      const { data } = await app
        .as(await createUser(app, { kind }))
        .graphql('{ tool(tool: "tool-page-vocabulary") { limit moreLimit includedIn } }');
      const { listEntries, dictionaryByPage } = plans[id].limits;
      expect([kind, data?.['tool']]).toEqual([
        kind,
        {
          limit: Math.min(20, listEntries),
          moreLimit: Math.min(5, listEntries),
          includedIn: dictionaryByPage ? null : 'the Professional and Team plans',
        },
      ]);
    }
  });
});
