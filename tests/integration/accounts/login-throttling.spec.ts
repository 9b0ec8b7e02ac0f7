import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { logIn, openBrowser } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';
import { createEmail } from '../support/test-users.js';

const attempts = 6;
const perAddress = attempts * 10;

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: attempts, trustProxy: true });
});

let lastAddress = 0;

/** An address without earlier requests. */
function createAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

async function guess(address: string, email: string, times: number): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1) {
    codes.push(getErrorCode(await logIn(openBrowser(app, address), email, `wrong guess ${time}`)));
  }
  return codes;
}

describe('login throttling', () => {
  it('locks an account after too many wrong passwords, even for the right one, and reports the waiting time', async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    const codes = await guess(address, email, attempts + 2);
    expect(codes).toEqual([
      ...Array<string>(attempts).fill('WRONG_CREDENTIALS'),
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
    const rejected = await logIn(openBrowser(app, address), email, password);
    expect(getErrorCode(rejected)).toBe('TOO_MANY_REQUESTS');
    expect(rejected.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(60);
    expect(rejected.errors?.[0]?.extensions.retryAfter).toBeLessThanOrEqual(15 * 60);
    // The message has the same waiting time as the Retry-After header.
    expect(rejected.errors?.[0]?.message).toMatch(/wait 15 minutes/);
    const byRest = await openBrowser(app, address).send('POST', '/api/panel/user/auth', { email, password });
    expect([byRest.status, Number(byRest.headers.get('retry-after')) > 60]).toEqual([429, true]);
  });

  it('still admits the user from another address and other users from the same address', async () => {
    const [{ email }, other] = [await createUserWithPassword(app), await createUserWithPassword(app)];
    const address = createAddress();
    await guess(address, email, attempts + 1);
    expect(getErrorCode(await logIn(openBrowser(app, createAddress()), email, password))).toBeUndefined();
    expect(getErrorCode(await logIn(openBrowser(app, address), other.email, password))).toBeUndefined();
  });

  it('resets after a successful login and expires by itself', async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    await guess(address, email, attempts - 1);
    expect(getErrorCode(await logIn(openBrowser(app, address), email, password))).toBeUndefined();
    expect(await guess(address, email, attempts)).toEqual(Array<string>(attempts).fill('WRONG_CREDENTIALS'));
    expect(getErrorCode(await logIn(openBrowser(app, address), email, password))).toBe('TOO_MANY_REQUESTS');
    await app.stores.postgres.query('UPDATE attempt SET expire = expire - 900000');
    expect(getErrorCode(await logIn(openBrowser(app, address), email, password))).toBeUndefined();
  });

  it('locks an address that tries many accounts', async () => {
    const address = createAddress();
    const { email } = await createUserWithPassword(app);
    for (let time = 0; time < perAddress; time += 1) await guess(address, createEmail(), 1);
    expect(getErrorCode(await logIn(openBrowser(app, address), email, password))).toBe('TOO_MANY_REQUESTS');
  });

  it("ignores an address that the caller puts in front of the proxy's address", async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    for (let time = 0; time < attempts; time += 1) {
      await guess(`198.51.100.${time}, ${address}`, email, 1);
    }
    const spoofed = await logIn(openBrowser(app, `198.51.100.99, ${address}`), email, password);
    expect(getErrorCode(spoofed)).toBe('TOO_MANY_REQUESTS');
  });

  it('does not reveal whether an account exists', async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    await guess(address, email, 1);
    const rows: { key: string }[] = await app.stores.postgres.query('SELECT key FROM attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('@') || key.includes(address))).toEqual([]);
  });
});

describe('several logins in one request', () => {
  const aliased = (times: number, email: string) =>
    `mutation { ${Array.from(
      { length: times },
      (_, index) => `a${index}: logIn(email: "${email}", password: "wrong guess ${index}") { kind }`,
    ).join(' ')} }`;

  it('count one by one, and a wrong one stops the others', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app, createAddress());
    for (let time = 0; time < attempts; time += 1) {
      const { errors } = await browser.graphql(aliased(18, email));
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['WRONG_CREDENTIALS']);
    }
    expect(getErrorCode(await browser.graphql(aliased(18, email)))).toBe('TOO_MANY_REQUESTS');
  });

  it('a request with 100 logins is rejected before any is tried', async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    expect(getErrorCode(await openBrowser(app, address).graphql(aliased(100, email)))).toBe(
      'QUERY_TOO_COMPLEX',
    );
    expect(getErrorCode(await logIn(openBrowser(app, address), email, password))).toBeUndefined();
  });

  it('100 concurrent requests do not bypass the limit', async () => {
    const { email } = await createUserWithPassword(app);
    const address = createAddress();
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) =>
        getErrorCode(await logIn(openBrowser(app, address), email, `wrong guess ${index}`)),
      ),
    );
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(attempts);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(100 - attempts);
  });
});
