import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password, setPasswordHash } from './support/password-user.js';
import { register, logIn, openBrowser } from './support/test-browser.js';
import { codeOf } from '../support/caller.js';
import { freshEmail } from '../support/test-users.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000 });
});

const registerWith = (email: string, chosen: string, repeated = chosen) =>
  register(openBrowser(app), { email, password: chosen, passwordRepeat: repeated });

async function storedHash(email: string): Promise<string> {
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
    ['of 8 signs that each take four bytes', '🦊🐻🐼🦁🐯🐨🐸🐙'],
  ])('%s are accepted, and only the exact password logs in', async (_name, chosen) => {
    const email = freshEmail();
    expect((await registerWith(email, chosen)).errors).toBeUndefined();
    expect(codeOf(await logIn(openBrowser(app), email, chosen))).toBeUndefined();
    for (const near of [`${chosen} `, chosen.slice(0, -1), chosen.toUpperCase(), chosen.trim()]) {
      if (near === chosen) continue;
      expect(codeOf(await logIn(openBrowser(app), email, near))).toBe('WRONG_CREDENTIALS');
    }
  });

  it('characters that look alike are different', async () => {
    const [composed, taken] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
    const email = freshEmail();
    await registerWith(email, composed);
    expect(codeOf(await logIn(openBrowser(app), email, taken))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await logIn(openBrowser(app), email, composed))).toBeUndefined();
  });

  it.each([
    ['too short', 'kq7!vz0'],
    ['too short in signs, however many bytes', '🦊🐻🐼🦁🐯🐨🐸'],
    ['too long', 'k'.repeat(129)],
    ['one of the most used', 'password'],
    ['one of the most used, in other letters', 'FootBall'],
    ['digits that many use', '12345678'],
    ['a row of keys', '1qaz2wsx'],
    ['one key held down (S6)', 'aaaaaaaa'],
    ['a common word with a year (S6)', 'Dragon2024'],
  ])('%s: rejected with the field name', async (_name, chosen) => {
    const { errors } = await registerWith(freshEmail(), chosen);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'WEAK_PASSWORD', field: 'password' });
    expect(errors?.[0]?.message).toMatch(/password/i);
  });

  it('the repeated password must match', async () => {
    const { errors } = await registerWith(freshEmail(), password, `${password}.`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PASSWORDS_DIFFER', field: 'passwordRepeat' });
  });

  it('are stored as argon2id with at least 19 MiB and two passes', async () => {
    const email = freshEmail();
    await registerWith(email, password);
    const [, memory, passes, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(await storedHash(email)) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  });

  it('a hash with weaker parameters is upgraded at login', async () => {
    const user = await createUserWithPassword(app);
    const weak = await hash(password, { memoryCost: 4096, timeCost: 1 });
    await setPasswordHash(app, user.id, weak);
    expect(codeOf(await logIn(openBrowser(app), user.email, 'wrong guess'))).toBe('WRONG_CREDENTIALS');
    expect(await storedHash(user.email)).toBe(weak);
    const atOnce = await Promise.all([1, 2, 3].map(() => logIn(openBrowser(app), user.email, password)));
    expect(atOnce.map(codeOf)).toEqual([undefined, undefined, undefined]);
    expect(await storedHash(user.email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(codeOf(await logIn(openBrowser(app), user.email, password))).toBeUndefined();
  });
});
