import { PlanId } from '../../../server/config/plans.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { referenceCall, typeMismatches } from '../../support/public-reference/reference.js';
import type { Caller } from '../support/caller.js';
import { createUser, type UserKind, setPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

async function json(caller: Caller, call: string): Promise<unknown> {
  const response = await caller.get(call);
  return [response.status, await response.json()];
}

const callerOfKind = async (kind: UserKind) => app.as(await createUser(app, { kind }));
const oneMonthFromNow = () => Math.floor(app.clock.now().getTime() / 1000) + 30 * 86_400;

describe('plan calls of the public API', () => {
  it('plans on sale come in comparison order with the documented prices', async () => {
    const { data } = await app.guest.graphql(
      '{ plans { id priceCents terms { term months days priceCents monthCents discountPercent } } }',
    );
    const sold = data?.['plans'] as { id: number; terms: { priceCents: number }[] }[];
    expect(sold.map(({ id, terms }) => [id, ...terms.map(({ priceCents }) => priceCents / 100)])).toEqual([
      [6, 20, 100],
      [3, 49, 132, 250, 441],
      [4, 99, 267, 505, 891],
      [5, 199, 537, 1015, 1791],
    ]);
    expect(sold[1]?.terms[3]).toEqual({
      term: 3,
      months: 12,
      days: 0,
      priceCents: 44_100,
      monthCents: 3675,
      discountPercent: 25,
    });
  });

  it('tariffs/default is the free plan for everyone', async () => {
    for (const caller of [app.guest, await callerOfKind('team')]) {
      expect(await json(caller, '/api/tariffs/default')).toEqual([
        200,
        {
          id: 0,
          label: 'Free',
          labelShort: 'Free',
          isActive: true,
          price: 0,
          isHigher: false,
          recordsPerReport: 15,
          analyzePerDay: null,
          sitesNumberToCompare: 2,
          keysPerGroupReport: 15,
          usersNumber: 1,
          sessionTimeout: 30,
          isApiAvailable: false,
          requestsPerDay: 0,
        },
      ]);
    }
  });

  it('tariffs/current is the active plan and empty without one', async () => {
    for (const caller of [app.guest, await callerOfKind('demo')]) {
      expect(await json(caller, '/tariffs/current')).toEqual([200, null]);
    }
    expect(await json(await callerOfKind('basic'), '/tariffs/current')).toMatchObject([
      200,
      {
        id: 3,
        price: 49,
        recordsPerReport: 10_000,
        analyzePerDay: 100,
        isApiAvailable: false,
        isHigher: false,
      },
    ]);
    expect(await json(await callerOfKind('team'), '/tariffs/current')).toMatchObject([
      200,
      { id: 5, recordsPerReport: null, usersNumber: 5, requestsPerDay: 20_000, sessionTimeout: 10 },
    ]);
  });

  it('an expired plan is not active', async () => {
    const user = await createUser(app, { kind: 'pro' });
    await setPlan(app.stores.postgres, user.id, PlanId.Professional, app.clock.now());
    expect(await json(app.as(user), '/tariffs/current')).toEqual([200, null]);
  });
});

describe('check_subscription', () => {
  it('returns plan, end and price to authenticated users', async () => {
    expect((await app.guest.get('/panel/check_subscription')).status).toBe(401);
    expect(await json(await callerOfKind('demo'), '/panel/check_subscription')).toEqual([
      200,
      {
        result: false,
        tariff: null,
        payedDate: null,
        price: 0,
        description: 'No plan',
        message: 'Choose a plan at /pricing.',
      },
    ]);
    const [status, body] = (await json(await callerOfKind('pro'), '/panel/check_subscription')) as [
      number,
      { payedDate: number },
    ];
    expect([status, body]).toMatchObject([200, { result: false, tariff: 4, price: 99 }]);
    expect(Math.abs(body.payedDate - oneMonthFromNow())).toBeLessThan(60);
  });

  it('names the plan owner to a team member', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = app.as(await createUser(app, { kind: 'demo', owner }));
    expect(await json(member, '/panel/check_subscription')).toMatchObject([
      200,
      { tariff: 5, message: `The plan belongs to ${owner.email}.` },
    ]);
  });

  it('close_subscription ends recurring payments once and only for the owner', async () => {
    const user = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner: user });
    await app.stores.postgres.query('UPDATE account SET subscription_id = 77 WHERE id = $1', [user.id]);
    const owner = createScriptCaller(app.url, user);
    const close = async (token: string) => {
      const response = await createScriptCaller(app.url, { token }).send('POST', '/panel/close_subscription');
      return [response.status, (await response.json()) as object];
    };
    expect(await json(owner, '/panel/check_subscription')).toMatchObject([200, { result: true }]);
    expect(await close(member.token)).toMatchObject([403, { code: 'OWNER_ONLY' }]);
    expect(await close(user.token)).toMatchObject([
      200,
      { message: expect.stringMatching(/^Automatic payments are off/) as string },
    ]);
    expect(await close(user.token)).toMatchObject([402, { code: 'SUBSCRIPTION_NOT_ACTIVE' }]);
    expect(await json(owner, '/panel/check_subscription')).toMatchObject([200, { result: false, tariff: 5 }]);
  });
});

describe('setEvent', () => {
  it('counts events, at most 100 types per account', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const record = async (type: string) => {
      const mutation = 'mutation ($type: String!) { recordEvent(type: $type) }';
      return (await app.as(user).graphql(mutation, { type })).errors?.[0]?.extensions;
    };
    await record('tour.shown');
    await record('tour.shown');
    const stored = await app.stores.postgres.query<object[]>(
      'SELECT type, times FROM account_event WHERE account_id = $1',
      [user.id],
    );
    expect(stored).toEqual([{ type: 'tour.shown', times: 2 }]);
    const results = await Promise.all(Array.from({ length: 110 }, (_, index) => record(`type-${index}`)));
    expect(results.filter((error) => error === undefined)).toHaveLength(99);
    for (const bad of ['', 'a b', 'x'.repeat(65), 'тип', 'a\nb', '<i>']) {
      expect(await record(bad)).toMatchObject({ code: 'INVALID_FIELD', field: 'type' });
    }
    expect(await record('tour.shown')).toBeUndefined();
    const guest = await app.guest.send('POST', '/users/setEvent', { eventType: 'tour.shown' });
    expect(guest.status).toBe(401);
  });
});

describe('limits/all', () => {
  const { response } = referenceCall('GET', '/limits/all');

  it.each(['demo', 'promo', 'basic', 'pro', 'team', 'administrator'] as const)(
    'for %s has the fields of the public API with integer values',
    async (kind) => {
      const [status, body] = (await json(await callerOfKind(kind), '/limits/all')) as [number, unknown];
      expect(status).toBe(200);
      expect(typeMismatches(response ?? {}, body)).toEqual([]);
    },
  );

  it('returns limits and usage', async () => {
    const user = await createUser(app, { kind: 'pro' });
    await app.as(user).graphql('{ organicKeywords(domain: "alpha.example") { total } }');
    expect(await json(createScriptCaller(app.url, user), '/limits/all')).toMatchObject([
      200,
      {
        analysis: { limit: 300, usedLimit: 1 },
        apiRequest: { limit: 5000, usedLimit: 1 },
        users: { limit: 1, usedLimit: 1 },
        keysReportLimit: { limit: 100_000 },
        recordsPerReport: { limit: 50_000 },
        sitesCompare: { limit: 5, maxRequestsInTop50: 300_000 },
        rsya: { recordsExportPerReport: 0, perDay: { limit: 0, usedLimit: 0 } },
        treePages: { treePagesRows: 2_147_483_647 },
        clustering: { wordsLimit: 100_000, atTime: 2, numberLimit: 100 },
      },
    ]);
    const { data } = await app.as(user).graphql('{ limits { treePages { treePagesRows } users { limit } } }');
    expect(data).toEqual({ limits: { treePages: { treePagesRows: null }, users: { limit: 1 } } });
    expect((await app.guest.get('/limits/all')).status).toBe(401);
  });

  it('counts the team members', async () => {
    const owner = await createUser(app, { kind: 'team' });
    await createUser(app, { kind: 'demo', owner });
    expect(await json(app.as(owner), '/limits/all')).toMatchObject([
      200,
      { users: { limit: 5, usedLimit: 2 } },
    ]);
  });
});
