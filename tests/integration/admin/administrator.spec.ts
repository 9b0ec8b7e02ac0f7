import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { waitForEmail } from '../support/mailbox.js';
import { createEmail, createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';

let app: RunningApp;
let administrator: TestUser;

beforeAll(async () => {
  app = await runApp();
  administrator = await createUserWithPassword(app, 'administrator');
});

const asAdministrator = () => app.as(administrator);

async function readAuditLog(
  accountId: number,
): Promise<{ action: string; actorEmail: string; details: string }[]> {
  const { data } = await asAdministrator().graphql(
    'query ($id: Int!) { auditLog(accountId: $id) { items { action actorEmail details } } }',
    { id: accountId },
  );
  return (data as { auditLog: { items: Awaited<ReturnType<typeof readAuditLog>> } }).auditLog.items;
}

describe('administrators', () => {
  it('find accounts by email, phone and id with paging', async () => {
    const user = await createUser(app, {
      kind: 'basic',
      email: 'find_me%100@people.example',
      phone: '+12025550142',
    });
    const find = async (search: string) => {
      const { data } = await asAdministrator().graphql(
        'query ($search: String) { accounts(search: $search) { total page lastPage items { id email kind plan { id } } } }',
        { search },
      );
      return (data as { accounts: { total: number; items: unknown[] } }).accounts;
    };
    const found = { id: user.id, email: user.email, kind: 'PAID', plan: { id: 3 } };
    for (const search of ['FIND_ME%', '+1 (202) 555-0142', String(user.id)]) {
      expect((await find(search)).items).toContainEqual(found);
    }
    const international = await createUser(app, { kind: 'demo', email: 'reader@xn--bcher-kva.example' });
    for (const search of ['Bücher', 'reader@BÜCHER', 'xn--bcher']) {
      expect((await find(search)).items).toContainEqual(expect.objectContaining({ id: international.id }));
    }
    // A digit in an e-mail does not match phones.
    expect((await find('find_me2')).total).toBe(0);
    expect(await find('find-me')).toEqual({ total: 0, page: 1, lastPage: 1, items: [] });
    await Promise.all(Array.from({ length: 30 }, () => createUser(app, { kind: 'demo' })));
    const pages = await Promise.all(
      [1, 2].map((page) => asAdministrator().graphql(`{ accounts(page: ${page}) { items { id } } }`)),
    );
    const ids = pages.flatMap(({ data }) =>
      (data as { accounts: { items: { id: number }[] } }).accounts.items.map(({ id }) => id),
    );
    expect(ids.slice(0, 25)).toHaveLength(25);
    expect(new Set(ids).size).toBe(ids.length);
    expect(getErrorCode(await asAdministrator().graphql('{ accounts(page: 0) { total } }'))).toBe(
      'INVALID_FIELD',
    );
  });

  it('see the plan, usage, sessions and team of an account', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const { data } = await asAdministrator().graphql(
      `query ($id: Int!) { accountData(id: $id) {
        email kind ownerEmail isAdministrator blockedAt plan { id } usage { kind used limit }
        sessions { endedAt endReason } users { email isActive } audit { action }
      } }`,
      { id: owner.id },
    );
    expect(data).toEqual({
      accountData: {
        email: owner.email,
        kind: 'PAID',
        ownerEmail: null,
        isAdministrator: false,
        blockedAt: null,
        plan: { id: 5 },
        usage: { kind: 'analysis', used: 0, limit: 1000 },
        sessions: [{ endedAt: null, endReason: null }],
        users: [{ email: member.email, isActive: false }],
        audit: [{ action: 'account-looked-at' }],
      },
    });
    expect(getErrorCode(await asAdministrator().graphql('{ accountData(id: 999999) { id } }'))).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('block an account, which ends sessions, tokens and logins at once, unblock it, and cannot block themselves', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const block = (id: number, blocked: boolean) =>
      asAdministrator().graphql(
        'mutation ($id: Int!, $blocked: Boolean!, $password: String) { blockAccount(id: $id, blocked: $blocked, password: $password) { blockedAt sessions { endReason } } }',
        { id, blocked, ...(blocked ? { password } : {}) },
      );
    const done = await block(user.id, true);
    expect(done.data).toMatchObject({ blockAccount: { sessions: [{ endReason: 'blocked' }] } });
    expect(getErrorCode(await app.as(user).graphql('{ colleagues { email } }'))).toBe('SESSION_EXPIRED');
    expect((await createScriptCaller(app.url, user).get('/api/users/current')).status).toBe(401);
    expect((await block(user.id, false)).data).toMatchObject({ blockAccount: { blockedAt: null } });
    expect(getErrorCode(await block(administrator.id, true))).toBe('FORBIDDEN');
    expect((await readAuditLog(user.id)).map(({ action }) => action)).toEqual([
      'account-unblocked',
      'account-blocked',
    ]);
  });

  it('add days of a plan with a preview, and end it', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const member = await createUser(app, { kind: 'demo', owner: user });
    const grant = (id: number, plan: number, days: number) =>
      asAdministrator().graphql(
        'mutation ($id: Int!, $plan: Int!, $days: Int!) { grantPlan(id: $id, plan: $plan, days: $days) { plan { id } paidUntil } }',
        { id, plan, days },
      );
    const { data } = await grant(user.id, 4, 10);
    const { paidUntil } = (data as { grantPlan: { paidUntil: string } }).grantPlan;
    expect(Math.round((Date.parse(paidUntil) - app.clock.now().getTime()) / 86_400_000)).toBe(10);
    expect((await app.as(user).graphql('{ viewer { plan { id } } }')).data).toEqual({
      viewer: { plan: { id: 4 } },
    });
    const preview = await asAdministrator().graphql(
      '{ planGrantPreview(id: $id, plan: 5, days: 1) { before { endsAt } after { plan { id } startsAt endsAt } nextPaymentAt } }'.replace(
        '$id',
        String(user.id),
      ),
    );
    expect(preview.data).toMatchObject({
      planGrantPreview: {
        before: [{ endsAt: paidUntil }],
        after: [
          { plan: { id: 5 }, startsAt: null },
          { plan: { id: 4 }, endsAt: new Date(Date.parse(paidUntil) + 86_400_000).toISOString() },
        ],
        nextPaymentAt: null,
      },
    });
    await grant(user.id, 5, 1);
    expect(
      (await app.as(user).graphql('{ viewer { account { plan { id } planSchedule { plan { id } } } } }'))
        .data,
    ).toMatchObject({
      viewer: { account: { plan: { id: 5 }, planSchedule: [{ plan: { id: 5 } }, { plan: { id: 4 } }] } },
    });
    expect((await grant(user.id, 4, 0)).data).toMatchObject({ grantPlan: { plan: { id: 0 } } });
    expect((await app.as(user).graphql('{ viewer { kind } }')).data).toEqual({ viewer: { kind: 'DEMO' } });
    for (const [id, plan, days] of [
      [user.id, 100, 5],
      [user.id, 0, 5],
      [user.id, 3, -1],
      [user.id, 3, 4000],
      [member.id, 3, 5],
    ] as const) {
      expect(getErrorCode(await grant(id, plan, days))).toBe('INVALID_FIELD');
    }
    expect((await readAuditLog(user.id)).map(({ action }) => action)).toEqual([
      'plan-ended',
      'plan-granted',
      'plan-granted',
    ]);
  });

  it('end a session and grant or revoke administrator rights, but not their own', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const setAdministrator = (caller: TestUser, id: number, yes: boolean) =>
      app
        .as(caller)
        .graphql(
          'mutation ($id: Int!, $yes: Boolean!, $password: String) { makeAdministrator(id: $id, administrator: $yes, password: $password) { isAdministrator kind } }',
          { id, yes, password },
        );
    expect((await setAdministrator(administrator, user.id, true)).data).toEqual({
      makeAdministrator: { isAdministrator: true, kind: 'ADMINISTRATOR' },
    });
    expect(getErrorCode(await setAdministrator(administrator, administrator.id, false))).toBe('FORBIDDEN');
    await setAdministrator(administrator, user.id, false);
    const endedSession = await asAdministrator().graphql(
      'mutation ($id: Int!) { endSession(accountId: $id) { sessions { endReason } } }',
      { id: user.id },
    );
    expect(endedSession.data).toEqual({ endSession: { sessions: [{ endReason: 'removed' }] } });
    expect(getErrorCode(await app.as(user).graphql('{ colleagues { email } }'))).toBe('SESSION_EXPIRED');
  });

  it('grant a plan once for concurrent and repeated requests with one key', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const grant = async (days: number, key: string) => {
      const result = await asAdministrator().graphql(
        `mutation ($id: Int!, $days: Int!, $key: String) {
           grantPlan(id: $id, plan: 4, days: $days, key: $key) { paidUntil } }`,
        { id: user.id, days, key },
      );
      return (
        getErrorCode(result) ?? (result.data as { grantPlan: { paidUntil: string } }).grantPlan.paidUntil
      );
    };
    const dates = await Promise.all(Array.from({ length: 8 }, () => grant(10, `grant-${user.id}`)));
    expect(new Set(dates).size).toBe(1);
    const days = (Date.parse(dates[0] ?? '') - app.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(10);
    expect(await grant(10, `grant-${user.id}`)).toBe(dates[0]);
    expect(await grant(11, `grant-${user.id}`)).toBe('KEY_REUSED');
    const granted = (await readAuditLog(user.id)).filter(({ action }) => action === 'plan-granted');
    expect(granted).toHaveLength(1);
  });

  it('correct an e-mail by a confirmation link or directly, which ends the sessions and the API token', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const script = createScriptCaller(app.url, user);
    const correct = async (email: string, confirmed: boolean) => {
      const result = await asAdministrator().graphql(
        `mutation ($id: Int!, $email: String!, $confirmed: Boolean!, $password: String!) {
          changeAccountEmail(id: $id, email: $email, confirmed: $confirmed, password: $password) { email pendingEmail }
        }`,
        { id: user.id, email, confirmed, password },
      );
      return result.data?.['changeAccountEmail'] ?? getErrorCode(result);
    };
    const [linked, direct] = [createEmail(), createEmail()];
    const callAsUser = () => app.as(user).graphql('{ colleagues { email } }');
    expect(await correct(linked, false)).toEqual({ email: user.email, pendingEmail: linked });
    expect((await callAsUser()).errors).toBeUndefined();
    expect((await script.graphql('{ colleagues { email } }')).status).toBe(200);
    const { dataDir } = app.stores.config;
    await waitForEmail(dataDir, { to: linked, template: 'email-confirmation' });
    expect(await correct(administrator.email, true)).toBe('EMAIL_TAKEN');
    expect(await correct(direct, true)).toEqual({ email: direct, pendingEmail: null });
    expect(getErrorCode(await callAsUser())).toBe('SESSION_EXPIRED');
    expect(getErrorCode(await script.graphql('{ colleagues { email } }'))).toBe('INVALID_TOKEN');
    const notice = await waitForEmail(dataDir, { to: user.email, template: 'email-changed' });
    expect(notice.link).toBeUndefined();
    expect(notice.text).toContain('The previous API token no longer works.');
    const [changed, requested] = await readAuditLog(user.id);
    expect(changed).toMatchObject({ action: 'email-changed', actorEmail: administrator.email });
    expect(JSON.parse(changed?.details ?? '')).toEqual({ from: user.email, to: direct, confirmed: false });
    expect(requested).toMatchObject({ action: 'email-change-requested', actorEmail: administrator.email });
  });

  it("two administrators who revoke each other's rights at the same time leave one administrator", async () => {
    const [one, two] = [
      await createUserWithPassword(app, 'administrator'),
      await createUserWithPassword(app, 'administrator'),
    ];
    const revokeAdministrator = (by: TestUser, of: TestUser) =>
      app
        .as(by)
        .graphql(
          'mutation ($id: Int!, $password: String) { makeAdministrator(id: $id, administrator: false, password: $password) { id } }',
          { id: of.id, password },
        );
    const results = await Promise.all([revokeAdministrator(one, two), revokeAdministrator(two, one)]);
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual([
      'ADMINISTRATOR_ONLY',
      'ok',
    ]);
  });

  it('need their own password to block or appoint, and cannot do either with an API token', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const script = createScriptCaller(app.url, administrator);
    const mutations = [
      'blockAccount(id: $id, blocked: true',
      'makeAdministrator(id: $id, administrator: true',
      'changeAccountEmail(id: $id, email: "corrected@people.example", confirmed: true',
    ];
    for (const mutation of mutations) {
      const field = mutation.replace(/\(.*/, '');
      for (const passwordArgument of ['', ', password: "not the one"']) {
        const { errors } = await asAdministrator().graphql(
          `mutation ($id: Int!) { ${mutation}${passwordArgument}) { id } }`,
          {
            id: user.id,
          },
        );
        expect([field, errors?.[0]?.extensions]).toMatchObject([
          field,
          { code: 'WRONG_PASSWORD', field: 'password' },
        ]);
      }
      const byToken = await script.graphql(
        `mutation ($id: Int!, $password: String) { ${mutation}, password: $password) { id } }`,
        { id: user.id, password },
      );
      expect([byToken.status, getErrorCode(byToken)]).toEqual([403, 'FORBIDDEN']);
    }
    expect(
      getErrorCode(await script.graphql('mutation { createAccessCode(plan: 3, days: 3, uses: 1) { code } }')),
    ).toBe('FORBIDDEN');
    expect((await script.graphql('{ accounts { total } }')).errors).toBeUndefined();
    const { data } = await asAdministrator().graphql(
      'query ($id: Int!) { accountData(id: $id) { blockedAt isAdministrator } }',
      { id: user.id },
    );
    expect(data).toEqual({ accountData: { blockedAt: null, isAdministrator: false } });
  });

  it('notify one account or all accounts', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const sent = await asAdministrator().graphql(
      'mutation ($id: Int!) { sendNotification(titleEn: "News", titleRu: "Новости", link: "/pricing", accountId: $id) { title link } }',
      { id: user.id },
      { 'accept-language': 'ru' },
    );
    expect(sent.data).toEqual({ sendNotification: { title: 'Новости', link: '/pricing' } });
    const { data } = await app.as(user).graphql('{ notifications { items { title } } }');
    expect(data).toEqual({ notifications: { items: [{ title: 'News' }] } });
    expect((await readAuditLog(user.id))[0]).toMatchObject({ action: 'notification-sent' });
  });
});

describe('administrator roles', () => {
  const makeAdministrator = (
    actor: TestUser,
    { id, role, administrator = true }: { id: number; role?: string; administrator?: boolean },
  ) =>
    app.as(actor).graphql(
      `mutation ($id: Int!, $administrator: Boolean!, $role: AdministratorRole, $password: String) {
        makeAdministrator(id: $id, administrator: $administrator, role: $role, password: $password) {
          administratorRole
        }
      }`,
      { id, administrator, role, password },
    );

  it('limit support and accountants to their work', async () => {
    const support = await createUserWithPassword(app);
    const accountant = await createUserWithPassword(app);
    for (const [user, role] of [
      [support, 'support'],
      [accountant, 'accountant'],
    ] as const) {
      expect((await makeAdministrator(administrator, { id: user.id, role })).data).toEqual({
        makeAdministrator: { administratorRole: role },
      });
    }
    const code = async (user: TestUser, query: string) => getErrorCode(await app.as(user).graphql(query));
    expect(await code(support, '{ accounts { total } accessCodes { code } }')).toBeUndefined();
    expect(await code(support, '{ openWithdrawals { id } }')).toBe('ROLE_FORBIDDEN');
    expect(await code(accountant, '{ openWithdrawals { id } accounts { total } }')).toBeUndefined();
    expect(await code(accountant, '{ accessCodes { code } }')).toBe('ROLE_FORBIDDEN');
    expect(await code(accountant, '{ maintenance { isOn } }')).toBe('ROLE_FORBIDDEN');
    expect(getErrorCode(await makeAdministrator(support, { id: accountant.id, role: 'owner' }))).toBe(
      'ROLE_FORBIDDEN',
    );
    const [entry] = await readAuditLog(support.id);
    expect(entry).toMatchObject({ action: 'administration-refused', actorEmail: support.email });
  });

  it('let only owners act on other administrators', async () => {
    const support = await createUserWithPassword(app);
    await makeAdministrator(administrator, { id: support.id, role: 'support' });
    const block = (id: number) =>
      app
        .as(support)
        .graphql(
          'mutation ($id: Int!, $password: String) { blockAccount(id: $id, blocked: true, password: $password) { id } }',
          {
            id,
            password,
          },
        );
    expect(getErrorCode(await block(administrator.id))).toBe('ROLE_FORBIDDEN');
    const user = await createUser(app, { kind: 'demo' });
    expect((await block(user.id)).errors).toBeUndefined();
  });
});

describe('requests for a plan', () => {
  it('notify the administrators, who record the outcome', async () => {
    const user = await createUser(app, { kind: 'basic' });
    const request = (caller: typeof app.guest, input: object) =>
      caller.graphql('mutation ($input: PlanRequestInput!) { requestPlan(input: $input) }', { input });
    expect(getErrorCode(await request(app.as(user), { needs: ' ' }))).toBe('INVALID_FIELD');
    expect(getErrorCode(await request(app.guest, { needs: 'More rows', email: 'no' }))).toBe('INVALID_EMAIL');
    expect((await request(app.as(user), { needs: '50,000 API requests a day' })).data).toEqual({
      requestPlan: true,
    });
    const { data } = await asAdministrator().graphql(
      '{ notifications { items { title link } } planRequests { items { id state needs email } } }',
    );
    const { notifications, planRequests } = data as {
      notifications: { items: object[] };
      planRequests: { items: { id: number }[] };
    };
    expect(notifications.items).toContainEqual({
      title: `${user.email} asks for a plan.`,
      link: '/admin?section=requests',
    });
    const notice = await waitForEmail(app.stores.config.dataDir, {
      to: administrator.email,
      template: 'operator-notice',
    });
    expect(notice.text).toContain(`${user.email} asks for a plan.`);
    expect(notice.link).toContain('/admin?section=requests');
    const [created] = planRequests.items;
    expect(created).toMatchObject({ state: 'new', needs: '50,000 API requests a day', email: user.email });
    const resolved = await asAdministrator().graphql(
      `mutation ($id: Int!) { resolvePlanRequest(id: $id, state: answered, note: "Offered Team") {
         state note resolvedBy } }`,
      { id: created?.id },
    );
    expect(resolved.data).toEqual({
      resolvePlanRequest: { state: 'answered', note: 'Offered Team', resolvedBy: administrator.email },
    });
    for (let attempt = 0; attempt < 4; attempt++) await request(app.as(user), { needs: 'Again' });
    expect(getErrorCode(await request(app.as(user), { needs: 'Again' }))).toBe('TOO_MANY_REQUESTS');
  });
});
