import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password, setPasswordHash } from './support/password-user.js';
import { register, logIn, openBrowser } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';
import { createEmail } from '../support/test-users.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000 });
});

const registerWith = (email: string, chosen: string, repeated = chosen) =>
  register(openBrowser(app), { email, password: chosen, passwordRepeat: repeated });

async function readStoredHash(email: string): Promise<string> {
  const [row]: { password_hash: string }[] = await app.stores.postgres.query(
    'SELECT password_hash FROM account WHERE email = $1',
    [email],
  );
  return row?.password_hash ?? '';
}

describe('passwords', () => {
  it.each([
    ['of 8 characters', 'kq7!vz0p'],
    ['of 64 characters', 'kq7!'.repeat(16)],
    ['of 128 characters', 'kq7!'.repeat(32)],
    ['with blanks around', '  violet harbour  '],
    ['in any script', 'пароль из слов и 🦊'],
    ['of 8 four-byte characters', '🦊🐻🐼🦁🐯🐨🐸🐙'],
  ])('%s are accepted, and only the exact password logs in', async (_name, chosen) => {
    const email = createEmail();
    expect((await registerWith(email, chosen)).errors).toBeUndefined();
    expect(getErrorCode(await logIn(openBrowser(app), email, chosen))).toBeUndefined();
    for (const similarPassword of [`${chosen} `, chosen.slice(0, -1), chosen.toUpperCase(), chosen.trim()]) {
      if (similarPassword === chosen) continue;
      expect(getErrorCode(await logIn(openBrowser(app), email, similarPassword))).toBe('WRONG_CREDENTIALS');
    }
  });

  it('characters that look alike are different', async () => {
    const [composed, taken] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
    const email = createEmail();
    await registerWith(email, composed);
    expect(getErrorCode(await logIn(openBrowser(app), email, taken))).toBe('WRONG_CREDENTIALS');
    expect(getErrorCode(await logIn(openBrowser(app), email, composed))).toBeUndefined();
  });

  it.each([
    ['too short', 'kq7!vz0'],
    ['too few characters in many bytes', '🦊🐻🐼🦁🐯🐨🐸'],
    ['too long', 'k'.repeat(129)],
    ['a common password', 'password'],
    ['a common password in another case', 'FootBall'],
    ['common digits', '12345678'],
    ['a keyboard sequence', '1qaz2wsx'],
    ['a repeated character', 'aaaaaaaa'],
    ['a common word with a year', 'Dragon2024'],
  ])('%s: rejected with the field name', async (_name, chosen) => {
    const { errors } = await registerWith(createEmail(), chosen);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'WEAK_PASSWORD', field: 'password' });
    expect(errors?.[0]?.message).toMatch(/password/i);
  });

  it.each([
    ['the e-mail', (email: string) => email],
    ['the part before @', (email: string) => email.split('@')[0] ?? ''],
    ['the part before @ with four characters more', (email: string) => `${email.split('@')[0]}2026`],
    ['the name of the service with a year', () => 'Rivalscope2026'],
  ])('%s: rejected at registration', async (_name, choose) => {
    const email = createEmail();
    const { errors } = await registerWith(email, choose(email));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'WEAK_PASSWORD', field: 'password' });
  });

  it('the own e-mail is rejected when a password is changed', async () => {
    const user = await createUserWithPassword(app);
    const browser = openBrowser(app);
    await logIn(browser, user.email, password);
    const { errors } = await browser.graphql(
      `mutation ($old: String!, $new: String!) {
        changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { token }
      }`,
      { old: password, new: user.email },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'WEAK_PASSWORD', field: 'password' });
  });

  it('the repeated password must match', async () => {
    const { errors } = await registerWith(createEmail(), password, `${password}.`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PASSWORDS_DIFFER', field: 'passwordRepeat' });
  });

  it('are stored as argon2id with at least 19 MiB and two passes', async () => {
    const email = createEmail();
    await registerWith(email, password);
    const [, memory, passes, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(await readStoredHash(email)) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  });

  it('a hash with weaker parameters is upgraded at login', async () => {
    const user = await createUserWithPassword(app);
    const weak = await hash(password, { memoryCost: 4096, timeCost: 1 });
    await setPasswordHash(app, user.id, weak);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, 'wrong guess'))).toBe('WRONG_CREDENTIALS');
    expect(await readStoredHash(user.email)).toBe(weak);
    const atOnce = await Promise.all([1, 2, 3].map(() => logIn(openBrowser(app), user.email, password)));
    expect(atOnce.map(getErrorCode)).toEqual([undefined, undefined, undefined]);
    expect(await readStoredHash(user.email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, password))).toBeUndefined();
  });
});
