import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, freshEmail, password } from '../accounts/support/known-person.js';
import { codeOf, logIn, openBrowser, viewerOf } from '../accounts/support/test-browser.js';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { waitForEmail } from '../support/mailbox.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const newPassword = 'amber lantern 41 orchard';

function changePassword(
  caller: Pick<Caller, 'graphql'>,
  change: { old?: string; next?: string; repeat?: string } = {},
): Promise<GraphqlResult> {
  const { old = password, next = newPassword, repeat = next } = change;
  return caller.graphql(
    `mutation ($old: String!, $next: String!, $repeat: String!) {
      changePassword(oldPassword: $old, password: $next, passwordRepeat: $repeat) { token }
    }`,
    { old, next, repeat },
  );
}

function fault(answer: GraphqlResult): unknown[] {
  return [codeOf(answer), answer.errors?.[0]?.extensions.field];
}

describe('the own account in the panel', () => {
  it('A6 #8 a changed password ends every other session, renews the API token, and the browser goes on in a new one', async () => {
    const person = await createUserWithPassword(app, 'pro');
    const browser = openBrowser(app);
    await logIn(browser, person.email, password);
    const before = browser.cookies.get('session');
    const { data } = await changePassword(browser);
    const { token } = (data as { changePassword: { token: string } }).changePassword;
    expect(token).toMatch(/^rs_[\w-]{43}$/);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await viewerOf(browser)).toMatchObject({ account: { email: person.email }, sessionFault: null });
    const old = app.as({ headers: { cookie: `session=${before}` } });
    expect(await viewerOf(old)).toMatchObject({
      account: null,
      sessionFault: 'SESSION_EXPIRED',
      canTakeOver: false,
    });
    const users = '/api/panel/corporate/users';
    expect((await app.as({ headers: { 'x-api-token': person.token } }).get(users)).status).toBe(401);
    expect((await app.as({ headers: { 'x-api-token': token } }).get(users)).status).toBe(200);
    expect(codeOf(await logIn(openBrowser(app), person.email, password))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await logIn(openBrowser(app), person.email, newPassword))).toBeUndefined();
    await waitForEmail(app.stores.config.dataDir, { to: person.email, template: 'password-changed' });
  });

  it('a changed password takes the API token away where the plan has no API', async () => {
    const person = await createUserWithPassword(app, 'demo');
    expect((await changePassword(app.as(person))).data).toEqual({ changePassword: { token: null } });
    const [row]: { api_token_hash: unknown }[] = await app.stores.postgres.query(
      'SELECT api_token_hash FROM account WHERE id = $1',
      [person.id],
    );
    expect(row?.api_token_hash).toBeNull();
  });

  it('A6 the old password must be right, the new one good and repeated; guessing is slowed down', async () => {
    const person = await createUserWithPassword(app);
    const calls = app.as(person);
    expect(fault(await changePassword(calls, { old: 'wrong one' }))).toEqual([
      'WRONG_PASSWORD',
      'oldPassword',
    ]);
    expect(fault(await changePassword(calls, { repeat: 'another' }))).toEqual([
      'PASSWORDS_DIFFER',
      'passwordRepeat',
    ]);
    expect(fault(await changePassword(calls, { next: 'password' }))).toEqual(['WEAK_PASSWORD', 'password']);
    for (let tries = 0; tries < 12; tries++) await changePassword(calls, { old: `guess ${tries}` });
    const slowed = await changePassword(calls);
    expect(codeOf(slowed)).toBe('TOO_MANY_REQUESTS');
    expect(slowed.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
    expect(codeOf(await logIn(openBrowser(app), person.email, password))).toBeUndefined();
  });

  it('of two password changes at once one wins, and the other’s old password was wrong', async () => {
    const person = await createUserWithPassword(app, 'pro');
    const byToken = app.as({ headers: { 'x-api-token': person.token } });
    const answers = await Promise.all([
      changePassword(byToken, { next: `${newPassword} one` }),
      changePassword(byToken, { next: `${newPassword} two` }),
    ]);
    expect(answers.map((answer) => codeOf(answer) ?? 'ok').sort()).toEqual(['WRONG_PASSWORD', 'ok']);
  });

  it('A6 phone and language change, each alone; another account’s phone does not', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const taken = await createUser(app, { kind: 'demo', phone: '+12025550177' });
    const calls = app.as(person);
    const update = (change: string) =>
      calls.graphql(`mutation { updateAccount(${change}) { phone language } }`);
    expect((await update('phone: "+1 202 555 0188"')).data).toEqual({
      updateAccount: { phone: '+12025550188', language: 'en' },
    });
    expect((await update('language: "ru"')).data).toEqual({
      updateAccount: { phone: '+12025550188', language: 'ru' },
    });
    expect(fault(await update('phone: "12345"'))).toEqual(['INVALID_PHONE', 'phone']);
    expect(fault(await update('phone: "+12025550177"'))).toEqual(['PHONE_TAKEN', 'phone']);
    expect(fault(await update('language: "de"'))).toEqual(['INVALID_FIELD', 'language']);
    expect((await update('phone: ""')).data).toEqual({ updateAccount: { phone: null, language: 'ru' } });
    expect(taken.id).not.toBe(person.id);
  });

  it('A6 #10 the e-mail changes with the password, voids open recovery links, and the former address is told', async () => {
    const person = await createUserWithPassword(app);
    const other = await createUser(app, { kind: 'demo' });
    const calls = app.as(person);
    const change = (email: string, given = password) =>
      calls.graphql(
        'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { email } }',
        { email, password: given },
      );
    const { dataDir } = app.stores.config;
    await app.guest.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
      {
        email: person.email,
      },
    );
    const letter = await waitForEmail(dataDir, { to: person.email, template: 'password-reset' });
    expect(fault(await change('no e-mail'))).toEqual(['INVALID_EMAIL', 'email']);
    expect(fault(await change(freshEmail(), 'wrong'))).toEqual(['WRONG_PASSWORD', 'password']);
    expect(fault(await change(other.email))).toEqual(['EMAIL_TAKEN', 'email']);
    const email = freshEmail();
    expect((await change(email.toUpperCase())).data).toEqual({ changeEmail: { email } });
    const uid = letter.link?.split('/').at(-1);
    const reset = await app.guest.graphql('query ($uid: String!) { passwordReset(uid: $uid) }', { uid });
    expect(codeOf(reset)).toBe('RESET_INVALID');
    const told = await waitForEmail(dataDir, { to: person.email, template: 'email-changed' });
    expect(told.text).toContain(email);
    expect(codeOf(await logIn(openBrowser(app), email, password))).toBeUndefined();
  });

  it('#22 extra fields change nothing: price, isPayed, parent, payedDate, owner', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const before = await rowOf(person.id);
    const extra = {
      price: 0,
      isPayed: true,
      isPaid: true,
      parent: 1,
      owner_id: 1,
      ownerId: 1,
      payedDate: 9e9,
      paidUntil: '2099-01-01',
      plan_id: 5,
      planId: 5,
      isAdministrator: true,
      is_administrator: true,
      id: 1,
    };
    const browser = openBrowser(app);
    browser.cookies.set('session', person.session);
    const answer = await browser.rest('POST', '/panel/data', { language: 'en', ...extra });
    expect(answer.status).toBe(200);
    expect(await rowOf(person.id)).toEqual(before);
    for (const [name, value] of Object.entries(extra)) {
      const refused = await browser.graphql(
        `mutation { updateAccount(language: "en", ${name}: ${JSON.stringify(value)}) { id } }`,
      );
      expect([name, codeOf(refused)]).toEqual([name, 'BAD_REQUEST']);
    }
    const registered = await openBrowser(app).rest('POST', '/api/panel/user/register', {
      email: freshEmail(),
      password,
      ...extra,
    });
    const { user } = (await registered.json()) as { user: { id: number } };
    expect(await rowOf(user.id)).toMatchObject({
      owner_id: null,
      is_administrator: false,
      plan_id: null,
      paid_until: null,
      last_paid_cents: 0,
    });
    expect(await rowOf(person.id)).toEqual(before);
  });

  async function rowOf(id: number): Promise<Record<string, unknown>> {
    const [row]: Record<string, unknown>[] = await app.stores.postgres.query(
      `SELECT email, phone, language, owner_id, is_administrator, plan_id, paid_until, last_paid_cents, subscription_id
       FROM account WHERE id = $1`,
      [id],
    );
    return row ?? {};
  }
});
