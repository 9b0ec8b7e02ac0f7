import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { logIn, openBrowser, viewerOf } from '../accounts/support/test-browser.js';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { waitForEmail } from '../support/mailbox.js';
import { createEmail, createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';
import {
  changeEmail as requestEmailChange,
  followChangeLink,
  waitForChangeLink,
} from './support/email-changes.js';

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

function errorOf(result: GraphqlResult): unknown[] {
  return [getErrorCode(result), result.errors?.[0]?.extensions.field];
}

describe('account settings', () => {
  it('a password change ends other sessions, renews the API token and rotates the current session', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const browser = openBrowser(app);
    await logIn(browser, user.email, password);
    const before = browser.cookies.get('session');
    const { data } = await changePassword(browser);
    const { token } = (data as { changePassword: { token: string } }).changePassword;
    expect(token).toMatch(/^rs_[\w-]{43}$/);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await viewerOf(browser)).toMatchObject({ account: { email: user.email }, sessionFault: null });
    const old = app.as({ headers: { cookie: `session=${before}` } });
    expect(await viewerOf(old)).toMatchObject({
      account: null,
      sessionFault: 'SESSION_EXPIRED',
      canTakeOver: false,
    });
    const users = '/api/panel/corporate/users';
    expect((await createScriptCaller(app.url, user).get(users)).status).toBe(401);
    expect((await createScriptCaller(app.url, { token }).get(users)).status).toBe(200);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, password))).toBe('WRONG_CREDENTIALS');
    expect(getErrorCode(await logIn(openBrowser(app), user.email, newPassword))).toBeUndefined();
    await waitForEmail(app.stores.config.dataDir, { to: user.email, template: 'password-changed' });
  });

  it('a password change removes the API token when the plan has no API', async () => {
    const user = await createUserWithPassword(app, 'demo');
    expect((await changePassword(app.as(user))).data).toEqual({ changePassword: { token: null } });
    const [row]: { api_token_hash: unknown }[] = await app.stores.postgres.query(
      'SELECT api_token_hash FROM account WHERE id = $1',
      [user.id],
    );
    expect(row?.api_token_hash).toBeNull();
  });

  it('the old password must be correct and the new one valid and repeated, and guessing is throttled', async () => {
    const user = await createUserWithPassword(app);
    const calls = app.as(user);
    expect(errorOf(await changePassword(calls, { old: 'wrong one' }))).toEqual([
      'WRONG_PASSWORD',
      'oldPassword',
    ]);
    expect(errorOf(await changePassword(calls, { repeat: 'another' }))).toEqual([
      'PASSWORDS_DIFFER',
      'passwordRepeat',
    ]);
    expect(errorOf(await changePassword(calls, { next: 'password' }))).toEqual(['WEAK_PASSWORD', 'password']);
    for (let attempt = 0; attempt < 12; attempt++) await changePassword(calls, { old: `guess ${attempt}` });
    const slowed = await changePassword(calls);
    expect(getErrorCode(slowed)).toBe('TOO_MANY_REQUESTS');
    expect(slowed.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, password))).toBeUndefined();
  });

  it('of two concurrent password changes one succeeds and the other gets a wrong password error', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const byToken = createScriptCaller(app.url, user);
    const results = await Promise.all([
      changePassword(byToken, { next: `${newPassword} one` }),
      changePassword(byToken, { next: `${newPassword} two` }),
    ]);
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual(['WRONG_PASSWORD', 'ok']);
  });

  it('phone and language change separately, and the phone of another account is rejected', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const otherUser = await createUser(app, { kind: 'demo', phone: '+12025550177' });
    const calls = app.as(user);
    const update = (change: string) =>
      calls.graphql(`mutation { updateAccount(${change}) { phone language } }`);
    expect((await update('phone: "+1 202 555 0188"')).data).toEqual({
      updateAccount: { phone: '+12025550188', language: 'en' },
    });
    expect((await update('language: "ru"')).data).toEqual({
      updateAccount: { phone: '+12025550188', language: 'ru' },
    });
    expect(errorOf(await update('phone: "12345"'))).toEqual(['INVALID_PHONE', 'phone']);
    expect(errorOf(await update('phone: "+12025550177"'))).toEqual(['PHONE_TAKEN', 'phone']);
    expect(errorOf(await update('language: "de"'))).toEqual(['INVALID_FIELD', 'language']);
    expect((await update('phone: ""')).data).toEqual({ updateAccount: { phone: null, language: 'ru' } });
    expect(otherUser.id).not.toBe(user.id);
  });

  it('taken phones count like failed log-ins, so that a list of numbers cannot be tried', async () => {
    await createUser(app, { kind: 'demo', phone: '+12025550178' });
    const prober = app.as(await createUser(app, { kind: 'demo' }));
    const codes = new Set<string | undefined>();
    for (let attempt = 0; attempt < 150 && !codes.has('TOO_MANY_REQUESTS'); attempt++) {
      codes.add(
        getErrorCode(await prober.graphql('mutation { updateAccount(phone: "+12025550178") { phone } }')),
      );
    }
    await app.stores.postgres.query('DELETE FROM attempt');
    expect([...codes]).toEqual(['PHONE_TAKEN', 'TOO_MANY_REQUESTS']);
  });

  const changeEmail = (user: TestUser, email: string, typedPassword?: string) =>
    requestEmailChange(app.as(user), email, typedPassword);

  const waitForLink = (to: string, template: 'email-confirmation' | 'email-changed') =>
    waitForChangeLink(app, to, template);

  const follow = (action: 'confirmEmailChange' | 'revertEmailChange', uid: string) =>
    followChangeLink(app, action, uid);

  it('a new e-mail needs the password and applies only after its confirmation', async () => {
    const user = await createUserWithPassword(app);
    const other = await createUser(app, { kind: 'demo' });
    const { dataDir } = app.stores.config;
    await app.guest.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
      { email: user.email },
    );
    const resetEmail = await waitForEmail(dataDir, { to: user.email, template: 'password-reset' });
    expect(errorOf(await changeEmail(user, 'no e-mail'))).toEqual(['INVALID_EMAIL', 'email']);
    expect(errorOf(await changeEmail(user, createEmail(), 'wrong'))).toEqual(['WRONG_PASSWORD', 'password']);
    expect(errorOf(await changeEmail(user, other.email))).toEqual(['EMAIL_TAKEN', 'email']);
    const email = createEmail();
    const requested = { email: user.email, pendingEmail: email };
    expect((await changeEmail(user, email.toUpperCase())).data).toEqual({ changeEmail: requested });
    expect(getErrorCode(await logIn(openBrowser(app), email, password))).toBe('WRONG_CREDENTIALS');

    const link = await waitForLink(email, 'email-confirmation');
    const change = { action: 'confirm', email, previousEmail: user.email };
    const seen = await app.guest.get(`/api/emailchange/${link}`);
    expect(await seen.json()).toEqual(change);
    expect(getErrorCode(await follow('revertEmailChange', link))).toBe('RESET_INVALID');
    expect((await follow('confirmEmailChange', link)).data).toEqual({ confirmEmailChange: change });
    expect(getErrorCode(await follow('confirmEmailChange', link))).toBe('RESET_INVALID');
    const uid = resetEmail.link?.split('/').at(-1);
    const reset = await app.guest.graphql('query ($uid: String!) { passwordReset(uid: $uid) }', { uid });
    expect(getErrorCode(reset)).toBe('RESET_INVALID');
    const notice = await waitForEmail(dataDir, { to: user.email, template: 'email-changed' });
    expect(notice.text).toContain(email);
    expect(getErrorCode(await logIn(openBrowser(app), email, password))).toBeUndefined();
  });

  it('the previous address restores the e-mail for 7 days, which ends sessions and the password', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const email = createEmail();
    await changeEmail(user, email);
    await follow('confirmEmailChange', await waitForLink(email, 'email-confirmation'));
    // The e-mail stays reserved, so that no other account can prevent the reversal.
    const register = await openBrowser(app).graphql(
      'mutation ($input: RegistrationInput!) { register(input: $input) { kind } }',
      { input: { email: user.email, password: newPassword, passwordRepeat: newPassword } },
    );
    expect(errorOf(register)).toEqual(['EMAIL_TAKEN', 'email']);
    const furtherEmail = createEmail();
    await changeEmail(user, furtherEmail);
    await follow('confirmEmailChange', await waitForLink(furtherEmail, 'email-confirmation'));
    const laterLink = await waitForLink(email, 'email-changed');

    const link = await waitForLink(user.email, 'email-changed');
    const reverted = await follow('revertEmailChange', link);
    expect(reverted.data).toMatchObject({ revertEmailChange: { previousEmail: user.email } });
    expect(getErrorCode(await follow('revertEmailChange', laterLink))).toBe('RESET_INVALID');
    expect(await viewerOf(app.as(user))).toMatchObject({ account: null, sessionFault: 'SESSION_EXPIRED' });
    expect((await createScriptCaller(app.url, user).get('/api/panel/corporate/users')).status).toBe(401);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, password))).toBe('WRONG_CREDENTIALS');
    await waitForEmail(app.stores.config.dataDir, { to: user.email, template: 'password-reset' });
  });

  it('a reversal removes a second factor set up since the request, but no older one', async () => {
    const { postgres, config } = app.stores;
    const now = app.clock.now().getTime();
    for (const [createdAt, left] of [
      [new Date(now + 1000), 0],
      [new Date(now - 3_600_000), 1],
    ] as const) {
      const user = await createUserWithPassword(app);
      const email = createEmail();
      await changeEmail(user, email);
      await follow('confirmEmailChange', await waitForLink(email, 'email-confirmation'));
      await postgres.query(
        `INSERT INTO second_factor (account_id, sealed, created_at, recovery_hashes) VALUES ($1, '', $2, '{}')`,
        [user.id, createdAt],
      );
      await postgres.query('UPDATE account SET second_factor_at = $2 WHERE id = $1', [user.id, createdAt]);
      await follow('revertEmailChange', await waitForLink(user.email, 'email-changed'));
      const accounts: unknown[] = await postgres.query(
        'SELECT 1 FROM account JOIN second_factor ON account_id = id WHERE id = $1 AND second_factor_at IS NOT NULL',
        [user.id],
      );
      expect(accounts).toHaveLength(left);
      await waitForEmail(config.dataDir, { to: user.email, template: 'password-reset' });
    }
  });

  it('the link that restores an e-mail expires after 7 days, and a pending change after a day', async () => {
    const user = await createUserWithPassword(app);
    const email = createEmail();
    await changeEmail(user, email);
    const confirmation = await waitForLink(email, 'email-confirmation');
    await follow('confirmEmailChange', confirmation);
    const reversal = await waitForLink(user.email, 'email-changed');
    const expire = (column: string) =>
      app.stores.postgres.query(
        `UPDATE email_change SET ${column} = now() - interval '1 second' WHERE account_id = $1`,
        [user.id],
      );
    await expire('revert_until');
    expect(getErrorCode(await follow('revertEmailChange', reversal))).toBe('RESET_INVALID');
    const nextEmail = createEmail();
    await changeEmail(user, nextEmail);
    const next = await waitForLink(nextEmail, 'email-confirmation');
    await expire('expires_at');
    expect(getErrorCode(await follow('confirmEmailChange', next))).toBe('RESET_INVALID');
  });

  it('a pending e-mail can be withdrawn, and a newer one replaces it', async () => {
    const user = await createUserWithPassword(app);
    const [first, second] = [createEmail(), createEmail()];
    await changeEmail(user, first);
    const firstLink = await waitForLink(first, 'email-confirmation');
    await changeEmail(user, second);
    expect(getErrorCode(await follow('confirmEmailChange', firstLink))).toBe('RESET_INVALID');
    const secondLink = await waitForLink(second, 'email-confirmation');
    const withdrawn = await app.as(user).graphql('mutation { cancelEmailChange { email pendingEmail } }');
    expect(withdrawn.data).toEqual({ cancelEmailChange: { email: user.email, pendingEmail: null } });
    expect(getErrorCode(await follow('confirmEmailChange', secondLink))).toBe('RESET_INVALID');
  });

  it('one of many concurrent confirmations of an e-mail succeeds', async () => {
    const user = await createUserWithPassword(app);
    const email = createEmail();
    await changeEmail(user, email);
    const link = await waitForLink(email, 'email-confirmation');
    const results = await Promise.all(Array.from({ length: 6 }, () => follow('confirmEmailChange', link)));
    expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('e-mail changes are limited per account, and an e-mail of another account counts', async () => {
    const other = await createUser(app, { kind: 'demo' });
    const prober = await createUserWithPassword(app);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(getErrorCode(await changeEmail(prober, other.email))).toBe('EMAIL_TAKEN');
    }
    expect(getErrorCode(await changeEmail(prober, other.email))).toBe('TOO_MANY_REQUESTS');
    const sender = await createUserWithPassword(app);
    const codes = [];
    for (let change = 0; change < 11; change++) {
      codes.push(getErrorCode(await changeEmail(sender, createEmail())));
    }
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'TOO_MANY_REQUESTS']);
  });

  it('e-mails about changes to one address are limited for all accounts', async () => {
    const stranger = createEmail('stranger');
    const codes = [];
    for (let account = 0; account < 6; account++) {
      codes.push(getErrorCode(await changeEmail(await createUserWithPassword(app), stranger)));
    }
    expect(codes).toEqual([...Array<undefined>(5).fill(undefined), 'TOO_MANY_REQUESTS']);
  });

  it('extra fields have no effect: price, isPayed, parent, payedDate, owner', async () => {
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
    const response = await browser.rest('POST', '/panel/data', { language: 'en', ...extra });
    expect(response.status).toBe(200);
    expect(await rowOf(person.id)).toEqual(before);
    for (const [name, value] of Object.entries(extra)) {
      const rejected = await browser.graphql(
        `mutation { updateAccount(language: "en", ${name}: ${JSON.stringify(value)}) { id } }`,
      );
      expect([name, getErrorCode(rejected)]).toEqual([name, 'BAD_REQUEST']);
    }
    const registered = await openBrowser(app).rest('POST', '/api/panel/user/register', {
      email: createEmail(),
      password,
      ...extra,
    });
    const { user: registeredUser } = (await registered.json()) as { user: { id: number } };
    expect(await rowOf(registeredUser.id)).toMatchObject({
      owner_id: null,
      is_administrator: false,
      plan_schedule: [],
      plan_ends_at: null,
      last_paid_cents: 0,
    });
    expect(await rowOf(person.id)).toEqual(before);
  });

  async function rowOf(id: number): Promise<Record<string, unknown>> {
    const [row]: Record<string, unknown>[] = await app.stores.postgres.query(
      `SELECT email, phone, language, owner_id, is_administrator, plan_schedule, plan_ends_at, last_paid_cents, subscription_id
       FROM account WHERE id = $1`,
      [id],
    );
    return row ?? {};
  }
});
