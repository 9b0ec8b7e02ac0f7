import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PasswordResetTokens } from '../../../server/modules/accounts/password-reset-tokens.js';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { generateTotp } from '../accounts/support/totp.js';
import { logIn, openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { waitForEmail } from '../support/mailbox.js';
import { createScriptCaller, getErrorCode, type Caller } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ requiresSecondFactor: true });
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

  it('an API token gets neither a copy of the personal data nor a payout of rewards', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const withdraw = (caller: Pick<Caller, 'graphql'>) =>
      caller.graphql(
        'mutation { requestWithdrawal(amountCents: 5000, method: webmoney, purse: "Z123456789012") { balanceCents } }',
      );
    const script = createScriptCaller(app.url, user);
    expect((await script.get('/panel/data-copy')).status).toBe(403);
    expect(getErrorCode(await withdraw(script))).toBe('FORBIDDEN');
    expect((await app.as(user).get('/panel/data-copy')).status).toBe(200);
    expect(getErrorCode(await withdraw(app.as(user)))).toBe('WITHDRAWAL_PAYERS');
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

const logInWith = (browser: TestBrowser, email: string, code?: string) =>
  browser.graphql(
    'mutation ($email: String!, $password: String!, $code: String) { logIn(email: $email, password: $password, code: $code) { kind } }',
    { email, password, code },
  );

interface Enrolment {
  secret: string;
  recoveryCodes: string[];
}

const generateCode = (secret: string, offsetSeconds = 0) =>
  generateTotp(secret, new Date(app.clock.now().getTime() + offsetSeconds * 1000));

/** Turns two-factor log-in on in an open session. */
async function enrol(browser: TestBrowser): Promise<Enrolment> {
  const started = await browser.graphql('mutation { beginSecondFactor { secret uri } }');
  const { secret, uri } = (started.data as { beginSecondFactor: { secret: string; uri: string } })
    .beginSecondFactor;
  expect(uri).toMatch(/^otpauth:\/\/totp\/.+secret=/);
  const enabled = await browser.graphql(
    'mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }',
    { code: generateCode(secret) },
  );
  const { codes } = (enabled.data as { enableSecondFactor: { codes: string[] } }).enableSecondFactor;
  expect(new Set(codes).size).toBe(10);
  return { secret, recoveryCodes: codes };
}

describe('two-factor log-in', () => {
  it('logs in with the next code of the app, and rejects missing, wrong, used and old codes', async () => {
    const user = await createUserWithPassword(app);
    app.clock.stopNow();
    const { secret } = await enrol(await openSession(user.email));
    const browser = openBrowser(app);
    const required = await logInWith(browser, user.email);
    expect(required.errors?.[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', field: 'code' });
    expect(browser.cookies.has('session')).toBe(false);
    for (const code of ['000000', 'not a code', generateCode(secret)]) {
      expect(getErrorCode(await logInWith(browser, user.email, code))).toBe('WRONG_SECOND_FACTOR');
    }
    app.clock.advance({ minutes: 1 });
    const code = generateCode(secret);
    expect((await logInWith(browser, user.email, code)).errors).toBeUndefined();
    expect(getErrorCode(await logInWith(openBrowser(app), user.email, code))).toBe('WRONG_SECOND_FACTOR');
    app.clock.advance({ minutes: 2 });
    expect(getErrorCode(await logInWith(openBrowser(app), user.email, generateCode(secret, -90)))).toBe(
      'WRONG_SECOND_FACTOR',
    );
    const form = await openBrowser(app).form('/login', {
      email: user.email,
      password,
      code: generateCode(secret),
    });
    expect(form.headers.get('location')).toBe('/');
  });

  it('accepts each code once when two browsers send it at the same time', async () => {
    const user = await createUserWithPassword(app);
    app.clock.stopNow();
    const { secret, recoveryCodes } = await enrol(await openSession(user.email));
    app.clock.advance({ minutes: 1 });
    for (const code of [generateCode(secret), recoveryCodes[0]]) {
      const results = await Promise.all(
        Array.from({ length: 4 }, () => logInWith(openBrowser(app), user.email, code)),
      );
      expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    }
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const user = await createUserWithPassword(app);
    const { recoveryCodes } = await enrol(await openSession(user.email));
    const [code = '', otherCode = ''] = recoveryCodes;
    const spelled = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await logInWith(openBrowser(app), user.email, spelled)).errors).toBeUndefined();
    expect(getErrorCode(await logInWith(openBrowser(app), user.email, code))).toBe('WRONG_SECOND_FACTOR');
    const browser = openBrowser(app);
    expect((await logInWith(browser, user.email, otherCode)).errors).toBeUndefined();
    const { data } = await browser.graphql('{ secondFactor { recoveryCodesLeft isRequired } }');
    expect(data).toEqual({ secondFactor: { recoveryCodesLeft: 8, isRequired: false } });
  });

  it('limits wrong codes per account, whatever the network', async () => {
    const user = await createUserWithPassword(app);
    app.clock.stopNow();
    const { secret } = await enrol(await openSession(user.email));
    app.clock.advance({ minutes: 1 });
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      codes.push(getErrorCode(await logInWith(openBrowser(app), user.email, '000000')));
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(codes.filter((code) => code === 'WRONG_SECOND_FACTOR').length).toBeLessThanOrEqual(10);
    expect(getErrorCode(await logInWith(openBrowser(app), user.email, generateCode(secret)))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('stores the secret encrypted and the recovery codes as digests', async () => {
    const user = await createUserWithPassword(app);
    const { secret, recoveryCodes } = await enrol(await openSession(user.email));
    const [row]: { sealed: Buffer; recovery_hashes: string[] }[] = await app.stores.postgres.query(
      'SELECT sealed, recovery_hashes FROM second_factor WHERE account_id = $1',
      [user.id],
    );
    expect(row?.sealed.includes(secret)).toBe(false);
    expect(row?.recovery_hashes.join()).not.toContain(recoveryCodes[0]);
  });

  it('a reset link does not replace the second factor, and needs a code', async () => {
    const user = await createUserWithPassword(app);
    app.clock.stopNow();
    const { secret } = await enrol(await openSession(user.email));
    app.clock.advance({ minutes: 1 });
    const uid = await new PasswordResetTokens(app.stores.postgres, () => app.clock.now()).issue(user);
    const reset = (code?: string) =>
      openBrowser(app).graphql(
        `mutation ($uid: String!, $password: String!, $code: String) {
          resetPassword(uid: $uid, password: $password, passwordRepeat: $password, code: $code) { kind }
        }`,
        { uid, password: 'amber quartz 91 lantern', code },
      );
    expect(getErrorCode(await reset())).toBe('SECOND_FACTOR_REQUIRED');
    expect((await reset(generateCode(secret))).errors).toBeUndefined();
  });

  it('is turned off with a code, and a new secret cannot replace the one in use', async () => {
    const user = await createUserWithPassword(app);
    const browser = await openSession(user.email);
    const { recoveryCodes } = await enrol(browser);
    expect(getErrorCode(await browser.graphql('mutation { beginSecondFactor { secret } }'))).toBe(
      'FORBIDDEN',
    );
    const disable = (code?: string) =>
      browser.graphql('mutation ($code: String!) { disableSecondFactor(code: $code) }', { code });
    expect(getErrorCode(await disable('000000'))).toBe('WRONG_SECOND_FACTOR');
    expect((await disable(recoveryCodes[0])).errors).toBeUndefined();
    expect((await logInWith(openBrowser(app), user.email)).errors).toBeUndefined();
  });

  it('sends an e-mail when it is turned on or off, and when the recovery codes are replaced', async () => {
    const user = await createUserWithPassword(app);
    const browser = await openSession(user.email);
    const { recoveryCodes } = await enrol(browser);
    const run = (operation: string, code = '') =>
      browser.graphql(`mutation ($code: String!) { ${operation} }`, { code });
    const wait = (template: string) => waitForEmail(app.stores.config.dataDir, { to: user.email, template });
    expect((await wait('factor-enabled')).text).toContain(user.email);
    const replaced = await run('replaceRecoveryCodes(code: $code) { codes }', recoveryCodes[0]);
    const { codes } = (replaced.data as { replaceRecoveryCodes: { codes: string[] } }).replaceRecoveryCodes;
    expect((await wait('codes-replaced')).link).toContain('/forgotpassword');
    expect((await run('disableSecondFactor(code: $code)', codes[0])).errors).toBeUndefined();
    expect((await wait('factor-disabled')).link).toContain('/forgotpassword');
  });

  it('administrators need it, and cannot turn it off', async () => {
    const administrator = await createUserWithPassword(app, 'administrator');
    const browser = await openSession(administrator.email);
    expect(getErrorCode(await browser.graphql('{ accounts { total } }'))).toBe('SECOND_FACTOR_SETUP');
    expect(
      getErrorCode(await createScriptCaller(app.url, administrator).graphql('{ accounts { total } }')),
    ).toBe('SECOND_FACTOR_SETUP');
    const { recoveryCodes } = await enrol(browser);
    expect((await browser.graphql('{ accounts { total } }')).errors).toBeUndefined();
    const disabled = await browser.graphql('mutation ($code: String!) { disableSecondFactor(code: $code) }', {
      code: recoveryCodes[0],
    });
    expect(getErrorCode(disabled)).toBe('FORBIDDEN');
  });

  it('grants need the password 15 minutes after the login', async () => {
    const administrator = await createUserWithPassword(app, 'administrator');
    app.clock.stopNow();
    const browser = await openSession(administrator.email);
    await enrol(browser);
    const user = await createUserWithPassword(app);
    const grant = () =>
      browser.graphql('mutation ($id: Int!) { grantPlan(id: $id, plan: 3, days: 5) { id } }', {
        id: user.id,
      });
    const confirm = (confirmedPassword: string) =>
      browser.graphql('mutation ($password: String!) { confirmIdentity(password: $password) }', {
        password: confirmedPassword,
      });
    expect((await grant()).errors).toBeUndefined();
    await stayActive(browser, 16);
    expect((await grant()).errors?.[0]?.extensions).toMatchObject(passwordRequired);
    expect(getErrorCode(await confirm('wrong one'))).toBe('WRONG_PASSWORD');
    expect((await confirm(password)).errors).toBeUndefined();
    expect((await grant()).errors).toBeUndefined();
  });
});
