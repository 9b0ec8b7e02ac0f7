import { beforeAll, describe, expect, it } from 'vitest';
import { PlanId } from '../../../server/config/plans.js';
import { register, openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { waitForEmail } from '../support/mailbox.js';
import { createUser, type UserKind, type TestUser, setPlan, readPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

interface DemoRequest {
  name?: string;
  email: string;
  phone: string;
  blocked?: boolean;
}

let emailCount = 0;
const unique = () => ++emailCount;
const somePhone = () => `+1202555${String(100 + unique()).padStart(4, '0')}`;
const someEmail = () => `wants-${unique()}@people.example`;

const requestDemo = (caller: Pick<TestBrowser, 'graphql'>, input: DemoRequest) =>
  caller.graphql(
    'mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { grantedUntil message } }',
    {
      input,
    },
  );

async function planOf(email: string): Promise<Awaited<ReturnType<typeof readPlan>>> {
  const [row]: { id: number }[] = await app.stores.postgres.query('SELECT id FROM account WHERE email = $1', [
    email,
  ]);
  if (!row) throw new Error(`no account ${email}`);
  return readPlan(app.stores.postgres, row.id);
}

async function openUserBrowser(
  kind: UserKind = 'demo',
  more: { phone?: string; email?: string; owner?: TestUser } = {},
) {
  const user = await createUser(app, { kind, ...more });
  const browser = openBrowser(app);
  browser.cookies.set('session', user.session);
  return { ...user, browser };
}

const registerIn = (browser: Pick<TestBrowser, 'graphql'>, email: string) =>
  register(browser, { email, password: 'a boat with two oars' });

/** Secret of the link in the email to an address. */
async function waitForLinkUid(email: string): Promise<string> {
  const confirmationEmail = await waitForEmail(app.stores.config.dataDir, {
    to: email,
    template: 'demo-confirmation',
  });
  const [, uid] = /\/freedays\/([\w-]+)/.exec(confirmationEmail.text) ?? [];
  return uid ?? expect.fail(`no link in ${confirmationEmail.text}`);
}

const confirmation = 'mutation ($uid: String!) { confirmDemo(uid: $uid) { grantedUntil message } }';

const confirm = async (uid: string) => (await app.guest.graphql(confirmation, { uid })).data;

const twoDays = 2 * 24 * 3_600_000;

describe('a demo request', () => {
  it('grants the Basic plan to a user for two days at once', async () => {
    const { email, browser } = await openUserBrowser();
    app.clock.set(new Date());
    const { data } = await requestDemo(browser, { name: 'A Person', email, phone: somePhone() });
    const until = new Date(app.clock.now().getTime() + twoDays);
    expect(data).toMatchObject({ requestDemo: { grantedUntil: until.toISOString() } });
    expect(await planOf(email)).toEqual({ planId: PlanId.Basic, until });
    expect((await browser.graphql('{ viewer { plan { id } } }')).data).toMatchObject({
      viewer: { plan: { id: 3 } },
    });
    const notice = await waitForEmail(app.stores.config.dataDir, { to: email, template: 'demo-granted' });
    expect(notice.text).toContain('Basic');
    const [audit]: { details: unknown }[] = await app.stores.postgres.query(
      `SELECT details FROM audit_entry JOIN account ON account.id = audit_entry.account_id
       WHERE account.email = $1 AND action = 'plan-granted'`,
      [email],
    );
    expect(audit?.details).toMatchObject({ plan: PlanId.Basic, until: until.toISOString() });
    app.clock.advance({ hours: 48, seconds: 1 });
    const [row]: { count: number }[] = await app.stores.postgres.query(
      'SELECT count(*)::int AS count FROM account WHERE email = $1 AND plan_ends_at > $2',
      [email, app.clock.now()],
    );
    expect(row?.count).toBe(0);
    app.clock.release();
  });

  it('sends e-mails that an earlier release queued without a plan', async () => {
    const { id, email } = await createUser(app, { kind: 'demo' });
    const queued = { kind: 'demo-granted', accountId: id, until: '2026-12-24T10:00:00.000Z' };
    await app.stores.postgres.query(
      `WITH queued AS (INSERT INTO mail (id, letter, queued_at) VALUES (gen_random_uuid(), $1::jsonb, now()) RETURNING id)
       SELECT graphile_worker.add_job('send-mail', json_build_object('mail', id)) FROM queued`,
      [JSON.stringify(queued)],
    );
    const notice = await waitForEmail(app.stores.config.dataDir, { to: email, template: 'demo-granted' });
    expect(notice.text).toContain('The Basic plan is active until');
    expect(notice.text).not.toContain('undefined');
  });

  it('uses the email and phone of the account, whatever was sent', async () => {
    const phone = somePhone();
    const { email, browser } = await openUserBrowser('demo', { phone });
    const sent = { name: 'A Person', email: 'other@people.example', phone: '+12025559999', blocked: false };
    expect((await requestDemo(browser, sent)).errors).toBeUndefined();
    const rows: unknown[] = await app.stores.postgres.query(
      'SELECT name, email, phone FROM demo_request WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ name: 'A Person', email, phone }]);
  });

  it('requires name, email and phone and names the missing field', async () => {
    const completeRequest = { name: 'A Person', email: someEmail(), phone: somePhone() };
    for (const field of ['name', 'email', 'phone'] as const) {
      const { errors } = await requestDemo(app.guest, { ...completeRequest, [field]: '  ' });
      expect(errors?.[0]).toMatchObject({
        message: 'Fill in the name, the e-mail and the phone.',
        extensions: { code: 'INVALID_FIELD', field },
      });
    }
    expect(getErrorCode(await requestDemo(app.guest, { ...completeRequest, phone: '555 0100' }))).toBe(
      'INVALID_PHONE',
    );
    expect(getErrorCode(await requestDemo(app.guest, { ...completeRequest, email: 'nobody' }))).toBe(
      'INVALID_EMAIL',
    );
    expect(getErrorCode(await requestDemo(app.guest, { ...completeRequest, name: 'x'.repeat(201) }))).toBe(
      'INVALID_FIELD',
    );
  });

  it('is granted once per account, email and phone', async () => {
    const phone = somePhone();
    const first = await openUserBrowser('demo', { phone });
    expect(
      (await requestDemo(first.browser, { name: 'A', email: first.email, phone })).errors,
    ).toBeUndefined();
    await setPlan(app.stores.postgres, first.id, PlanId.Basic, new Date(0));
    expect(getErrorCode(await requestDemo(first.browser, { name: 'A', email: first.email, phone }))).toBe(
      'DEMO_USED',
    );
    const second = await openUserBrowser();
    expect(getErrorCode(await requestDemo(second.browser, { name: 'B', email: second.email, phone }))).toBe(
      'DEMO_USED',
    );
    expect(
      getErrorCode(await requestDemo(app.guest, { name: 'C', email: first.email, phone: somePhone() })),
    ).toBe('DEMO_USED');
  });

  it('is not granted again after the deletion of the account and a new registration', async () => {
    const phone = somePhone();
    const { id, email, browser } = await openUserBrowser('demo', { phone });
    expect((await requestDemo(browser, { name: 'A', email, phone })).errors).toBeUndefined();
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    const erased = await administrator.graphql('mutation ($id: Int!) { eraseAccount(id: $id) }', { id });
    expect(erased.errors).toBeUndefined();
    const again = await openUserBrowser('demo', { phone, email });
    const offer = await again.browser.graphql('{ currentAccount { hasFreeDays } }');
    expect(offer.data).toEqual({ currentAccount: { hasFreeDays: false } });
    expect(getErrorCode(await requestDemo(again.browser, { name: 'A', email, phone }))).toBe('DEMO_USED');
    const listed = await administrator.graphql('{ demoRequests { email } }');
    expect(JSON.stringify(listed.data)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('is not granted again for the phone of a deleted account and another e-mail', async () => {
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    const erase = (id: number) =>
      administrator.graphql('mutation ($id: Int!) { eraseAccount(id: $id) }', { id });
    const phone = somePhone();
    const first = await openUserBrowser('demo', { phone });
    expect(
      (await requestDemo(first.browser, { name: 'A', email: first.email, phone })).errors,
    ).toBeUndefined();
    await erase(first.id);
    const stored: object[] = await app.stores.postgres.query(
      `SELECT 1 FROM demo_request WHERE phone = $1 OR phone_digest = sha256($1::bytea)`,
      [phone],
    );
    expect(stored).toEqual([]);
    const owner = await openUserBrowser('demo', { phone });
    expect(getErrorCode(await requestDemo(owner.browser, { name: 'A', email: owner.email, phone }))).toBe(
      'DEMO_USED',
    );
    await erase(owner.id);
    const other = await openUserBrowser();
    expect(getErrorCode(await requestDemo(other.browser, { name: 'A', email: other.email, phone }))).toBe(
      'DEMO_USED',
    );
  });

  it('is granted for a phone that a stranger with a deleted account had entered', async () => {
    const phone = somePhone();
    const stranger = await openUserBrowser();
    await requestDemo(stranger.browser, { name: 'X', email: stranger.email, phone });
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    await administrator.graphql('mutation ($id: Int!) { eraseAccount(id: $id) }', { id: stranger.id });
    const other = await openUserBrowser();
    expect(getErrorCode(await requestDemo(other.browser, { name: 'B', email: other.email, phone }))).toBe(
      'DEMO_USED',
    );
    const owner = await openUserBrowser('demo', { phone });
    const { data } = await requestDemo(owner.browser, { name: 'A', email: owner.email, phone });
    expect(data).toMatchObject({ requestDemo: { grantedUntil: expect.stringMatching(/^20/) as string } });
  });

  it('does not use up the phone of another person, even after a confirmation by e-mail', async () => {
    const phone = somePhone();
    const stranger = await openUserBrowser();
    expect(
      (await requestDemo(stranger.browser, { name: 'X', email: stranger.email, phone })).errors,
    ).toBeUndefined();
    const owner = await openUserBrowser('demo', { phone });
    const { data } = await requestDemo(owner.browser, { name: 'A', email: owner.email, phone });
    expect(data).toMatchObject({ requestDemo: { grantedUntil: expect.stringMatching(/^20/) as string } });
  });

  it('is granted once per phone that the account does not have', async () => {
    const phone = somePhone();
    const [first, second] = [await openUserBrowser(), await openUserBrowser()];
    const request = ({ browser, email }: typeof first) => requestDemo(browser, { name: 'A', email, phone });
    expect((await request(first)).errors).toBeUndefined();
    expect(getErrorCode(await request(second))).toBe('DEMO_USED');
  });

  it('is granted once for concurrent requests', async () => {
    const { email, id, browser } = await openUserBrowser();
    const phone = somePhone();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => requestDemo(browser, { name: 'A Person', email, phone })),
    );
    expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const [row]: { count: number }[] = await app.stores.postgres.query(
      'SELECT count(*)::int AS count FROM demo_request WHERE account_id = $1',
      [id],
    );
    expect(row?.count).toBe(1);
  });

  it('of a guest waits for the emailed link and then for the account of its email', async () => {
    const email = someEmail();
    const { data } = await requestDemo(app.guest, { name: 'A Guest', email, phone: somePhone() });
    expect(data).toMatchObject({ requestDemo: { grantedUntil: null } });
    const uid = await waitForLinkUid(email);
    expect(await confirm(uid)).toMatchObject({ confirmDemo: { grantedUntil: null } });
    expect((await registerIn(openBrowser(app), email)).errors).toBeUndefined();
    const { planId: plan, until } = await planOf(email);
    expect(plan).toBe(PlanId.Basic);
    expect(Math.abs((until?.getTime() ?? 0) - Date.now() - twoDays)).toBeLessThan(60_000);
    await waitForEmail(app.stores.config.dataDir, { to: email, template: 'registered' });
    await waitForEmail(app.stores.config.dataDir, { to: email, template: 'demo-granted' });
  });

  it('of a guest with a registered email gets the same response and is granted to that account by its link', async () => {
    const user = await openUserBrowser();
    const results = [
      await requestDemo(app.guest, { name: 'A', email: user.email, phone: somePhone() }),
      await requestDemo(app.guest, { name: 'A', email: someEmail(), phone: somePhone() }),
    ];
    expect(results[0]?.data).toEqual(results[1]?.data);
    expect((await planOf(user.email)).planId).toBeNull();
    const uid = await waitForLinkUid(user.email);
    const confirmed = await confirm(uid);
    expect((await planOf(user.email)).planId).toBe(PlanId.Basic);
    expect(await confirm(uid)).toEqual(confirmed);
  });

  it("of a guest does not use up the free days of the email's owner", async () => {
    const owner = await openUserBrowser();
    expect(
      (await requestDemo(app.guest, { name: 'X', email: owner.email, phone: somePhone() })).errors,
    ).toBeUndefined();
    const { data, errors } = await requestDemo(owner.browser, {
      name: 'A',
      email: owner.email,
      phone: somePhone(),
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ requestDemo: { grantedUntil: expect.stringMatching(/^20/) as string } });
  });

  it('registration with a pending email grants nothing before the link is followed', async () => {
    const email = someEmail();
    await requestDemo(app.guest, { name: 'X', email, phone: somePhone() });
    await registerIn(openBrowser(app), email);
    expect(await planOf(email)).toEqual({ planId: null, until: null });
  });

  it('of a user with an unconfirmed email starts with the link', async () => {
    const email = someEmail();
    const browser = openBrowser(app);
    await registerIn(browser, email);
    const { data } = await requestDemo(browser, { name: 'A Person', email, phone: somePhone() });
    expect(data).toMatchObject({ requestDemo: { grantedUntil: null } });
    expect(await planOf(email)).toEqual({ planId: null, until: null });
    await confirm(await waitForLinkUid(email));
    expect((await planOf(email)).planId).toBe(PlanId.Basic);
  });

  it('an invalid link or one older than a week grants nothing', async () => {
    const email = someEmail();
    await requestDemo(app.guest, { name: 'A Guest', email, phone: somePhone() });
    const uid = await waitForLinkUid(email);
    app.clock.advance({ hours: 24 * 7, seconds: 1 });
    for (const invalidUid of [uid, 'A'.repeat(43)]) {
      const { errors } = await app.guest.graphql(confirmation, { uid: invalidUid });
      expect(errors?.[0]?.extensions.code).toBe('RESET_INVALID');
    }
    app.clock.release();
  });

  it('limits the requests per email and hour for all senders', async () => {
    const email = someEmail();
    const requests = Array.from({ length: 7 }, () =>
      requestDemo(app.guest, { name: 'X', email, phone: somePhone() }),
    );
    const codes = (await Promise.all(requests)).map(getErrorCode);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  });

  it('grants nothing to paying users, team members and administrators', async () => {
    const owner = await openUserBrowser('team');
    const member = await openUserBrowser('demo', { owner });
    const before = await planOf(owner.email);
    const makeRequest = () => ({ name: 'A', email: someEmail(), phone: somePhone() });
    expect(getErrorCode(await requestDemo(owner.browser, makeRequest()))).toBe('FORBIDDEN');
    expect(getErrorCode(await requestDemo(member.browser, makeRequest()))).toBe('OWNER_ONLY');
    expect(
      getErrorCode(await requestDemo((await openUserBrowser('administrator')).browser, makeRequest())),
    ).toBe('FORBIDDEN');
    expect(await planOf(owner.email)).toEqual(before);
    expect(await planOf(member.email)).toEqual({ planId: null, until: null });
    const guests = await requestDemo(app.guest, { name: 'A', email: owner.email, phone: somePhone() });
    expect(guests.errors).toBeUndefined();
    expect(await planOf(owner.email)).toEqual(before);
  });

  it('is accepted by the documented REST call, with or without a name', async () => {
    const email = someEmail();
    const body = { email, phone: somePhone(), blocked: false };
    const accepted = await app.guest.send('POST', '/demo/createDemoBid', body);
    expect([accepted.status, await accepted.json()]).toEqual([
      200,
      { grantedUntil: null, message: expect.stringContaining('link') as string },
    ]);
    await confirm(await waitForLinkUid(email));
    await registerIn(openBrowser(app), email);
    const repeated = await app.guest.send('POST', '/api/demo/createDemoBid', body);
    expect([repeated.status, await repeated.json()]).toMatchObject([409, { code: 'DEMO_USED' }]);
    const bad = await app.guest.send('POST', '/demo/createDemoBid', { email, phone: '' });
    expect([bad.status, await bad.json()]).toMatchObject([422, { code: 'INVALID_FIELD', field: 'phone' }]);
  });
});

describe('a server without free days', () => {
  it('neither offers nor grants them', async () => {
    const { email, phone } = { email: someEmail(), phone: somePhone() };
    await requestDemo(app.guest, { email, phone, name: 'A Guest' });
    const uid = await waitForLinkUid(email);
    await registerIn(openBrowser(app), email);
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    const setFreeDays = async (value: number) => {
      const { data } = await administrator.graphql('{ planSettings { version } }');
      const { version } = data?.['planSettings'] as { version: number };
      const saved = await administrator.graphql(
        `mutation ($version: Int!, $value: Float!) {
           savePlanSettings(version: $version, values: [{ name: "freeTrial.days", value: $value }], reason: "test") { version } }`,
        { version, value },
      );
      expect(getErrorCode(saved)).toBeUndefined();
    };
    await setFreeDays(0);
    const { browser, ...user } = await openUserBrowser();
    const { data } = await browser.graphql('{ viewer { account { hasFreeDays } } }');
    expect(data).toEqual({ viewer: { account: { hasFreeDays: false } } });
    const request = { email: user.email, phone: somePhone(), name: 'A User' };
    expect(getErrorCode(await requestDemo(browser, request))).toBe('FORBIDDEN');
    expect(await confirm(uid)).toMatchObject({ confirmDemo: { grantedUntil: null } });
    expect((await planOf(email)).planId).toBeNull();
    await setFreeDays(2);
  });
});
