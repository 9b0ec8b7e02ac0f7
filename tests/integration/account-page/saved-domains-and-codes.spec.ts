import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { waitForEmail } from '../support/mailbox.js';
import { createUser, type TestUser, readPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';

let app: RunningApp;
let administrator: TestUser;

beforeAll(async () => {
  app = await runApp();
  administrator = await createUser(app, { kind: 'administrator' });
});

const asAdministrator = () => app.as(administrator);

const dayMs = 86_400_000;

const scriptOf = (user: TestUser) => createScriptCaller(app.url, user);

const addDomain = (caller: Pick<Caller, 'graphql'>, domain: string) =>
  caller.graphql('mutation ($domain: String!) { addDomain(domain: $domain) { domains } }', { domain });

const redeem = (caller: Pick<Caller, 'graphql'>, code: string) =>
  caller.graphql(
    'mutation ($code: String!) { redeemAccessCode(code: $code) { paidUntil isPaid plan { id } } }',
    { code },
  );

async function createCode(plan: number, days: number, uses: number): Promise<string> {
  const { data } = await asAdministrator().graphql(
    'mutation ($plan: Int!, $days: Int!, $uses: Int!) { createAccessCode(plan: $plan, days: $days, uses: $uses) { code } }',
    { plan, days, uses },
  );
  return (data as { createAccessCode: { code: string } }).createAccessCode.code;
}

async function paidUntil(id: number): Promise<number> {
  return (await readPlan(app.stores.postgres, id)).until?.getTime() ?? 0;
}

describe('saved domains', () => {
  it('are normalized like in reports, unique and removable', async () => {
    const calls = app.as(await createUser(app, { kind: 'basic' }));
    await addDomain(calls, ' https://www.Alpha.Example:8080/page?x=1 ');
    expect((await addDomain(calls, 'alpha.example')).data).toEqual({
      addDomain: { domains: ['alpha.example'] },
    });
    expect((await addDomain(calls, 'Пример.example')).data).toEqual({
      addDomain: { domains: ['alpha.example', 'xn--e1afmkfd.example'] },
    });
    const removed = await calls.graphql('mutation { removeDomain(domain: "www.alpha.example") { domains } }');
    expect(removed.data).toEqual({ removeDomain: { domains: ['xn--e1afmkfd.example'] } });
    expect(
      getErrorCode(await calls.graphql('mutation { removeDomain(domain: "alpha.example") { id } }')),
    ).toBe('NOT_FOUND');
    const rejected = await addDomain(calls, 'no domain');
    expect([getErrorCode(rejected), rejected.errors?.[0]?.extensions.field]).toEqual([
      'INVALID_FIELD',
      'domain',
    ]);
  });

  it('parallel additions never exceed the limit of the plan', async () => {
    const calls = app.as(await createUser(app, { kind: 'basic' }));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addDomain(calls, `site-${index}.example`)),
    );
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual([
      ...Array<string>(15).fill('DOMAIN_LIMIT'),
      ...Array<string>(5).fill('ok'),
    ]);
    expect(results.find(({ errors }) => errors)?.errors?.[0]?.message).toContain('5');
  });

  it('of another account cannot be removed over REST', async () => {
    const [user, other] = [await createUser(app, { kind: 'pro' }), await createUser(app, { kind: 'pro' })];
    const added = await scriptOf(user).send('POST', '/api/panel/domains', { domain: 'alpha.example' });
    expect(await added.json()).toMatchObject({ id: user.id, domains: ['alpha.example'], tariff: 4 });
    const foreign = await scriptOf(other).send('DELETE', '/api/panel/domains', { domain: 'alpha.example' });
    expect(foreign.status).toBe(404);
    const removed = await scriptOf(user).send('DELETE', '/panel/domains', { domain: 'alpha.example' });
    expect([removed.status, await removed.json()]).toEqual([200, expect.objectContaining({ domains: [] })]);
  });
});

describe('access codes', () => {
  it('activate their plan for their days with an email, and a second code of the plan extends it', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const calls = app.as(user);
    const code = await createCode(3, 3, 5);
    const before = app.clock.now().getTime();
    expect((await redeem(calls, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).data).toMatchObject({
      redeemAccessCode: { isPaid: true, plan: { id: 3 } },
    });
    const first = await paidUntil(user.id);
    expect(first - before - 3 * dayMs).toBeGreaterThanOrEqual(0);
    expect(first - before - 3 * dayMs).toBeLessThan(60_000);
    await waitForEmail(app.stores.config.dataDir, { to: user.email, template: 'plan-granted' });
    expect(getErrorCode(await redeem(calls, code))).toBe('WRONG_ACCESS_CODE');
    await redeem(calls, await createCode(3, 4, 1));
    expect((await paidUntil(user.id)) - first).toBe(4 * dayMs);
  });

  it('one single-use code for 20 concurrent accounts is redeemed by one, and the others lose nothing', async () => {
    const code = await createCode(4, 2, 1);
    const users = await Promise.all(Array.from({ length: 20 }, () => createUser(app, { kind: 'demo' })));
    const results = await Promise.all(users.map((user) => redeem(app.as(user), code)));
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual([
      ...Array<string>(19).fill('WRONG_ACCESS_CODE'),
      'ok',
    ]);
    const paid = await Promise.all(users.map(({ id }) => paidUntil(id)));
    expect(paid.filter((until) => until > 0)).toHaveLength(1);
  });

  it('one account redeems a multi-use code once in concurrent calls', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const code = await createCode(3, 2, 10);
    const results = await Promise.all(Array.from({ length: 8 }, () => redeem(app.as(user), code)));
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    const { data } = await app.graphql('{ accessCodes { code usesLeft } }');
    expect((data as { accessCodes: unknown[] }).accessCodes).toContainEqual({ code, usesLeft: 9 });
  });

  it('a code for another plan pauses the lower one, and its preview shows the dates', async () => {
    const user = await createUser(app, { kind: 'basic' });
    const before = await paidUntil(user.id);
    const code = await createCode(4, 2, 1);
    const lowerCode = await createCode(6, 3, 1);
    const preview = async (of: string) => {
      const { data } = await app
        .as(user)
        .graphql(
          'query ($code: String!) { accessCodePreview(code: $code) { days after { plan { id } endsAt } } }',
          { code: of },
        );
      const { after } = (data as { accessCodePreview: { after: { plan: { id: number }; endsAt: string }[] } })
        .accessCodePreview;
      return after.map(({ plan, endsAt }) => [plan.id, Date.parse(endsAt)]);
    };
    const previewed = await preview(code);
    expect(previewed.map(([plan]) => plan)).toEqual([4, 3]);
    expect(previewed[1]?.[1]).toBe(before + 2 * dayMs);
    await redeem(app.as(user), code);
    await redeem(app.as(user), lowerCode);
    const { data } = await app
      .as(user)
      .graphql('{ viewer { account { plan { id } planSchedule { plan { id } endsAt } } } }');
    const { account } = (
      data as {
        viewer: {
          account: { plan: { id: number }; planSchedule: { plan: { id: number }; endsAt: string }[] };
        };
      }
    ).viewer;
    expect(account.plan.id).toBe(4);
    expect(account.planSchedule.map(({ plan }) => plan.id)).toEqual([4, 3, 6]);
    expect(account.planSchedule.slice(1).map(({ endsAt }) => Date.parse(endsAt))).toEqual([
      before + 2 * dayMs,
      before + 5 * dayMs,
    ]);
  });

  it('guessing is throttled, a deleted code activates nothing, and REST behaves the same', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const code = await createCode(5, 2, 1);
    const rejected = await scriptOf(user).send('POST', '/api/panel/accesscode', { code: 'ABCD' });
    expect([rejected.status, await rejected.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'WRONG_ACCESS_CODE', field: 'code' }),
    ]);
    await asAdministrator().graphql('mutation ($code: String!) { deleteAccessCode(code: $code) }', { code });
    expect(getErrorCode(await redeem(app.as(user), code))).toBe('WRONG_ACCESS_CODE');
    for (let attempt = 0; attempt < 10; attempt++) await redeem(app.as(user), `WRONG${attempt}`);
    expect(getErrorCode(await redeem(app.as(user), await createCode(5, 2, 1)))).toBe('TOO_MANY_REQUESTS');
  });
});
