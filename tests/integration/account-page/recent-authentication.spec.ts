import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { logIn, openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { createScriptCaller, getErrorCode, type Caller } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
afterEach(() => app.clock.release());

let phoneCount = 0;
const createPhone = () => `+1202555${String(2000 + ++phoneCount)}`;

const changePhone = (caller: Pick<Caller, 'graphql'>, phone: string, currentPassword?: string) =>
  caller.graphql(
    `mutation ($phone: String, $currentPassword: String) {
      updateAccount(phone: $phone, currentPassword: $currentPassword) { phone }
    }`,
    { phone, currentPassword },
  );

const createToken = (caller: Pick<Caller, 'graphql'>, currentPassword?: string) =>
  caller.graphql(
    'mutation ($currentPassword: String) { regenerateApiToken(currentPassword: $currentPassword) { token } }',
    { currentPassword },
  );

async function openSession(email: string): Promise<TestBrowser> {
  const browser = openBrowser(app);
  await logIn(browser, email, password);
  return browser;
}

/** Lets time pass in an active session, which would otherwise end by idleness. */
async function stayActive(browser: TestBrowser, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 2) {
    app.clock.advance({ minutes: 2 });
    expect((await browser.get('/api/users/current')).status).toBe(200);
  }
}

const passwordRequired = { code: 'PASSWORD_REQUIRED', field: 'currentPassword' };

describe('recent authentication', () => {
  it('phone and API token change without the password for 15 minutes after a login, then only with it', async () => {
    const user = await createUserWithPassword(app, 'pro');
    app.clock.stopNow();
    const browser = await openSession(user.email);
    await stayActive(browser, 14);
    expect((await changePhone(browser, createPhone())).errors).toBeUndefined();
    expect((await createToken(browser)).errors).toBeUndefined();
    await stayActive(browser, 2);
    const phone = createPhone();
    expect((await changePhone(browser, phone)).errors?.[0]?.extensions).toMatchObject(passwordRequired);
    expect((await createToken(browser)).errors?.[0]?.extensions).toMatchObject(passwordRequired);
    expect((await changePhone(browser, phone, 'wrong one')).errors?.[0]?.extensions).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'currentPassword',
    });
    expect(getErrorCode(await createToken(browser, 'wrong one'))).toBe('WRONG_PASSWORD');
    expect((await changePhone(browser, phone, password)).data).toEqual({ updateAccount: { phone } });
    expect((await createToken(browser, password)).errors).toBeUndefined();
  });

  it('the language and an unchanged phone need no password', async () => {
    const user = await createUserWithPassword(app, 'pro');
    app.clock.stopNow();
    const browser = await openSession(user.email);
    const phone = createPhone();
    await changePhone(browser, phone);
    await stayActive(browser, 16);
    expect((await changePhone(browser, phone)).errors).toBeUndefined();
    const { data } = await browser.graphql('mutation { updateAccount(language: "ru") { language } }');
    expect(data).toEqual({ updateAccount: { language: 'ru' } });
  });

  it('an API token cannot replace itself or change the phone without the password', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const script = createScriptCaller(app.url, user);
    expect(getErrorCode(await createToken(script))).toBe('PASSWORD_REQUIRED');
    expect(getErrorCode(await changePhone(script, createPhone()))).toBe('PASSWORD_REQUIRED');
    const byRest = await script.send('POST', '/panel/token', {});
    expect([byRest.status, await byRest.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'PASSWORD_REQUIRED' }),
    ]);
    const phone = createPhone();
    const changed = await script.send('POST', '/panel/data', { phone, currentPassword: password });
    expect(await changed.json()).toMatchObject({ phone });
    const created = await script.send('POST', '/panel/token', { currentPassword: password });
    expect(created.status).toBe(200);
    expect(await created.json()).toMatchObject({ token: expect.stringMatching(/^rs_/) as string });
  });

  it('a session taken over from another browser is as recent as before', async () => {
    const user = await createUserWithPassword(app, 'pro');
    app.clock.stopNow();
    const browser = await openSession(user.email);
    await stayActive(browser, 12);
    await openSession(user.email);
    app.clock.advance({ minutes: 4 });
    expect((await browser.graphql('mutation { takeOverSession { kind } }')).errors).toBeUndefined();
    expect(getErrorCode(await createToken(browser))).toBe('PASSWORD_REQUIRED');
  });
});
