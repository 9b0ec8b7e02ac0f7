import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../accounts/support/test-browser.js';
import type { Caller } from '../support/caller.js';
import { waitForEmail } from '../support/mailbox.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let administrator: TestUser;

beforeAll(async () => {
  app = await runApp();
  administrator = await createUser(app, { kind: 'administrator' });
});

const asAdministrator = () => app.as(administrator);

const dayMs = 86_400_000;

const scriptOf = ({ token }: TestUser) => app.as({ headers: { 'x-api-token': token } });

const addDomain = (caller: Pick<Caller, 'graphql'>, domain: string) =>
  caller.graphql('mutation ($domain: String!) { addDomain(domain: $domain) { domains } }', { domain });

const redeem = (caller: Pick<Caller, 'graphql'>, code: string) =>
  caller.graphql(
    'mutation ($code: String!) { redeemAccessCode(code: $code) { paidUntil isPaid plan { id } } }',
    { code },
  );

async function aCode(plan: number, days: number, uses: number): Promise<string> {
  const { data } = await asAdministrator().graphql(
    'mutation ($plan: Int!, $days: Int!, $uses: Int!) { createAccessCode(plan: $plan, days: $days, uses: $uses) { code } }',
    { plan, days, uses },
  );
  return (data as { createAccessCode: { code: string } }).createAccessCode.code;
}

async function paidUntil(id: number): Promise<number> {
  const [row]: { paid_until: Date | null }[] = await app.stores.postgres.query(
    'SELECT paid_until FROM account WHERE id = $1',
    [id],
  );
  return row?.paid_until?.getTime() ?? 0;
}

describe('domains that the panel keeps', () => {
  it('A6 are named as reports name them, each once, and can be taken out', async () => {
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
    expect(codeOf(await calls.graphql('mutation { removeDomain(domain: "alpha.example") { id } }'))).toBe(
      'NOT_FOUND',
    );
    const wrong = await addDomain(calls, 'no domain');
    expect([codeOf(wrong), wrong.errors?.[0]?.extensions.field]).toEqual(['INVALID_FIELD', 'domain']);
  });

  it('#63 parallel additions never exceed the plan’s number', async () => {
    const calls = app.as(await createUser(app, { kind: 'basic' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addDomain(calls, `site-${index}.example`)),
    );
    expect(answers.map((answer) => codeOf(answer) ?? 'ok').sort()).toEqual([
      ...Array<string>(15).fill('DOMAIN_LIMIT'),
      ...Array<string>(5).fill('ok'),
    ]);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toContain('5');
  });

  it('A6 #21 by REST; of another account nothing is taken out', async () => {
    const [person, other] = [await createUser(app, { kind: 'pro' }), await createUser(app, { kind: 'pro' })];
    const added = await scriptOf(person).send('POST', '/api/panel/domains', { domain: 'alpha.example' });
    expect(await added.json()).toMatchObject({ id: person.id, domains: ['alpha.example'], tariff: 4 });
    const foreign = await scriptOf(other).send('DELETE', '/api/panel/domains', { domain: 'alpha.example' });
    expect(foreign.status).toBe(404);
    const removed = await scriptOf(person).send('DELETE', '/panel/domains', { domain: 'alpha.example' });
    expect([removed.status, await removed.json()]).toEqual([200, expect.objectContaining({ domains: [] })]);
  });
});

describe('access codes', () => {
  it('A6 open their plan for their days, told by mail; a second one of the same plan prolongs it', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const calls = app.as(person);
    const code = await aCode(3, 3, 5);
    const before = app.clock.now().getTime();
    expect((await redeem(calls, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).data).toMatchObject({
      redeemAccessCode: { isPaid: true, plan: { id: 3 } },
    });
    const first = await paidUntil(person.id);
    expect(first - before - 3 * dayMs).toBeGreaterThanOrEqual(0);
    expect(first - before - 3 * dayMs).toBeLessThan(60_000);
    await waitForEmail(app.stores.config.dataDir, { to: person.email, template: 'plan-granted' });
    expect(codeOf(await redeem(calls, code))).toBe('WRONG_ACCESS_CODE');
    await redeem(calls, await aCode(3, 4, 1));
    expect((await paidUntil(person.id)) - first).toBe(4 * dayMs);
  });

  it('#63 one code with one use and 20 accounts at once: one redeems it, nobody else pays for it', async () => {
    const code = await aCode(4, 2, 1);
    const people = await Promise.all(Array.from({ length: 20 }, () => createUser(app, { kind: 'demo' })));
    const answers = await Promise.all(people.map((person) => redeem(app.as(person), code)));
    expect(answers.map((answer) => codeOf(answer) ?? 'ok').sort()).toEqual([
      ...Array<string>(19).fill('WRONG_ACCESS_CODE'),
      'ok',
    ]);
    const paid = await Promise.all(people.map(({ id }) => paidUntil(id)));
    expect(paid.filter((until) => until > 0)).toHaveLength(1);
  });

  it('one account redeems a code of many uses once, however many calls it makes at once', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const code = await aCode(3, 2, 10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(app.as(person), code)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { data } = await app.graphql('{ accessCodes { code usesLeft } }');
    expect((data as { accessCodes: unknown[] }).accessCodes).toContainEqual({ code, usesLeft: 9 });
  });

  it('a code of a lower plan takes nothing from a higher one and is not used up', async () => {
    const person = await createUser(app, { kind: 'team' });
    const before = await paidUntil(person.id);
    const code = await aCode(3, 2, 1);
    const refused = await redeem(app.as(person), code);
    expect([codeOf(refused), refused.errors?.[0]?.extensions.field]).toEqual(['INVALID_FIELD', 'code']);
    expect(await paidUntil(person.id)).toBe(before);
    const { data } = await app.graphql('{ accessCodes { code usesLeft } }');
    expect((data as { accessCodes: unknown[] }).accessCodes).toContainEqual({ code, usesLeft: 1 });
  });

  it('guessing codes is slowed down; a deleted code opens nothing; by REST', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const code = await aCode(5, 2, 1);
    const wrong = await scriptOf(person).send('POST', '/api/panel/accesscode', { code: 'ABCD' });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'WRONG_ACCESS_CODE', field: 'code' }),
    ]);
    await asAdministrator().graphql('mutation ($code: String!) { deleteAccessCode(code: $code) }', { code });
    expect(codeOf(await redeem(app.as(person), code))).toBe('WRONG_ACCESS_CODE');
    for (let tries = 0; tries < 10; tries++) await redeem(app.as(person), `WRONG${tries}`);
    expect(codeOf(await redeem(app.as(person), await aCode(5, 2, 1)))).toBe('TOO_MANY_REQUESTS');
  });
});
