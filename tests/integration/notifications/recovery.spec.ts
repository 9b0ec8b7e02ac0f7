import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, openBrowser, viewerOf, type TestBrowser } from '../accounts/support/test-browser.js';
import { waitForEmail, readEmails } from '../support/mailbox.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 100 });
});

const oldPassword = 'a walk along the river';
const newPassword = 'rain over the old harbour';
let emailCount = 0;

/** Registers a user in a logged-in browser. */
async function registerUser(phone?: string): Promise<{ email: string; browser: TestBrowser }> {
  const email = `lost-${++emailCount}@people.example`;
  const browser = openBrowser(app);
  const input = { email, password: oldPassword, passwordRepeat: oldPassword, phone };
  const { errors } = await browser.graphql(
    'mutation ($input: RegistrationInput!) { register(input: $input) { kind } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return { email, browser };
}

const requestReset = (email: string, browser: Pick<TestBrowser, 'graphql'> = app.guest) =>
  browser.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email,
  });

const set = (uid: string, password = newPassword, browser: Pick<TestBrowser, 'graphql'> = app.guest) =>
  browser.graphql(
    'mutation ($uid: String!, $password: String!) { resetPassword(uid: $uid, password: $password, passwordRepeat: $password) { account { email } } }',
    { uid, password },
  );

const isValid = (uid: string) =>
  app.guest.graphql('query ($uid: String!) { passwordReset(uid: $uid) }', { uid });

/** Secret of the link in the nth recovery email to an address. */
async function waitForLinkUid(email: string, nth = 1): Promise<string> {
  const resetEmail = await waitForEmail(app.stores.config.dataDir, {
    to: email,
    template: 'password-reset',
    nth,
  });
  const link = new URL(resetEmail.link ?? '');
  expect(link.origin).toBe(app.stores.config.publicUrl);
  const [, uid = ''] = /^\/en\/forgotpassword\/([\w-]{43})$/.exec(link.pathname) ?? [];
  return uid;
}

describe('password recovery', () => {
  it('replaces the password once through the emailed link and logs the browser in', async () => {
    const { email } = await registerUser();
    expect((await requestReset(email)).errors).toBeUndefined();
    const uid = await waitForLinkUid(email);
    expect((await isValid(uid)).data).toEqual({ passwordReset: true });

    const browser = openBrowser(app);
    expect((await set(uid, newPassword, browser)).data).toEqual({ resetPassword: { account: { email } } });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    expect(getErrorCode(await set(uid, 'another password still'))).toBe('RESET_INVALID');
    expect(getErrorCode(await isValid(uid))).toBe('RESET_INVALID');
    expect(getErrorCode(await logIn(openBrowser(app), email, oldPassword))).toBe('WRONG_CREDENTIALS');
    expect((await logIn(openBrowser(app), email, newPassword)).errors).toBeUndefined();
  });

  it('ends previous sessions and the API token and notifies the owner', async () => {
    const { email, browser } = await registerUser();
    await app.stores.postgres.query(
      `UPDATE account SET api_token_hash = $2, api_token_hint = 'hint', api_token_at = now() WHERE email = $1`,
      [email, createHash('sha256').update(`token of ${email}`).digest()],
    );
    await requestReset(email);
    await set(await waitForLinkUid(email));
    expect(await viewerOf(browser)).toMatchObject({ account: null, sessionFault: 'SESSION_EXPIRED' });
    const script = await app.guest.get('/api/users/current', { 'x-api-token': `token of ${email}` });
    expect(script.status).toBe(401);
    const changeEmail = await waitForEmail(app.stores.config.dataDir, {
      to: email,
      template: 'password-changed',
    });
    expect(changeEmail.text).toContain(`${email} was changed; the previous API token no longer works.`);
  });

  it('rejects a link older than an hour', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const uid = await waitForLinkUid(email);
    app.clock.advance({ minutes: 59, seconds: 58 });
    expect((await isValid(uid)).data).toEqual({ passwordReset: true });
    app.clock.advance({ seconds: 3 });
    expect(getErrorCode(await set(uid))).toBe('RESET_INVALID');
    app.clock.release();
  });

  it('accepts only the newest link', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const older = await waitForLinkUid(email);
    await requestReset(email);
    const newer = await waitForLinkUid(email, 2);
    expect(getErrorCode(await set(older))).toBe('RESET_INVALID');
    expect((await set(newer)).errors).toBeUndefined();
  });

  it('accepts one of many concurrent uses of the link', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const uid = await waitForLinkUid(email);
    const passwords = Array.from({ length: 8 }, (_, number) => `rain over the harbour, ${number}`);
    const results = await Promise.all(passwords.map((password) => set(uid, password)));
    const winners = passwords.filter((_, index) => results[index]?.errors === undefined);
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => getErrorCode(result) === 'RESET_INVALID')).toHaveLength(7);
    expect((await logIn(openBrowser(app), email, winners[0] ?? '')).errors).toBeUndefined();
  });

  it('rejects a link emailed to a previous address', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const uid = await waitForLinkUid(email);
    await app.stores.postgres.query('UPDATE account SET email = $2 WHERE email = $1', [
      email,
      `moved-${email}`,
    ]);
    expect(getErrorCode(await set(uid))).toBe('RESET_INVALID');
  });

  it('rejects a weak password and leaves the link valid', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const uid = await waitForLinkUid(email);
    expect(getErrorCode(await set(uid, 'short'))).toBe('WEAK_PASSWORD');
    const differing = await app.guest.send('POST', `/api/forgotpassword/${uid}`, {
      password: newPassword,
      password2: oldPassword,
    });
    expect(differing.status).toBe(422);
    expect(await differing.json()).toMatchObject({ code: 'PASSWORDS_DIFFER' });
    expect((await set(uid)).errors).toBeUndefined();
  });

  it('works over REST', async () => {
    const { email } = await registerUser();
    const rejected = await app.guest.send('POST', '/forgotpassword', { email });
    expect(rejected.status).toBe(200);
    expect(await rejected.json()).toEqual({ message: expect.stringContaining('on its way') as string });
    const browser = openBrowser(app);
    const body = { password: newPassword, password2: newPassword };
    const changed = await browser.send('POST', `/api/forgotpassword/${await waitForLinkUid(email)}`, body);
    expect(await changed.json()).toEqual({ user: { id: expect.any(Number) as number, email, phone: null } });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    const wrong = await app.guest.send('POST', `/forgotpassword/${'x'.repeat(43)}`, body);
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([404, 'RESET_INVALID']);
  });

  it('stores a digest, and the link appears in no table and no job', async () => {
    const { email } = await registerUser();
    await requestReset(email);
    const uid = await waitForLinkUid(email);
    const rows: unknown[] = await app.stores.postgres.query(
      `SELECT row_to_json(reset)::text AS text FROM password_reset AS reset
       UNION ALL SELECT letter::text FROM mail UNION ALL SELECT payload::text FROM graphile_worker._private_jobs`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(uid);
    const [reset]: { token_hash: Buffer }[] = await app.stores.postgres.query(
      'SELECT token_hash FROM password_reset ORDER BY id DESC LIMIT 1',
    );
    expect(reset?.token_hash).toEqual(createHash('sha256').update(uid).digest());
  });

  it('does not reveal whether the account exists', async () => {
    const { email } = await registerUser();
    const registered = await requestReset(email);
    const unknown = await requestReset('nobody-at-all@people.example');
    expect(unknown.data).toEqual(registered.data);
    expect(unknown.errors).toBeUndefined();
    await waitForLinkUid(email);
    expect(await readEmails(app.stores.config.dataDir, 'nobody-at-all@people.example')).toEqual([]);
    expect(getErrorCode(await requestReset('no address'))).toBe('INVALID_EMAIL');
  });

  it('is limited per email and quarter of an hour', async () => {
    const email = 'often-asked@people.example';
    const results = [];
    for (let time = 0; time < 51; time++) results.push(await requestReset(email));
    expect(results.slice(0, 50).every(({ errors }) => errors === undefined)).toBe(true);
    expect(getErrorCode(results[50] ?? results[0]!)).toBe('TOO_MANY_REQUESTS');
    expect(results[50]?.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(600);
    expect((await requestReset('seldom-asked@people.example')).errors).toBeUndefined();
  });
});

describe('login reminders', () => {
  const remind = (phone: string) =>
    app.guest.graphql('mutation ($phone: String!) { remindLogin(phone: $phone) { message } }', { phone });

  it('are emailed to the account with the phone', async () => {
    const { email } = await registerUser('+1 202 555 0143');
    expect((await remind('+1 (202) 555-0143')).errors).toBeUndefined();
    const reminder = await waitForEmail(app.stores.config.dataDir, { to: email, template: 'login-reminder' });
    expect(reminder.text).toContain(`It is ${email}.`);
  });

  it('get the same response when no account has the phone', async () => {
    const unknown = await remind('+12025550199');
    const existing = await remind('+12025550143');
    expect(unknown).toMatchObject({ data: existing.data });
    const byRest = await app.guest.send('POST', '/api/panel/user/remindLogin', { phone: '+12025550198' });
    expect([byRest.status, await byRest.json()]).toEqual([200, existing.data?.['remindLogin']]);
  });

  it('reject an invalid phone', async () => {
    const rejected = await remind('202 555');
    expect([getErrorCode(rejected), rejected.errors?.[0]?.extensions.field]).toEqual([
      'INVALID_PHONE',
      'phone',
    ]);
  });
});
