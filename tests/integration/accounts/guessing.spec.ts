import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, freshEmail, password } from './support/known-person.js';
import { codeOf, logIn, openBrowser } from './support/test-browser.js';

const attempts = 6;
const perAddress = attempts * 10;

let here: RunningApp;
beforeAll(async () => {
  here = await runApp({ loginAttempts: attempts, trustProxy: true });
});

let lastAddress = 0;

/** An address that nobody called from yet. */
function freshAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

async function guess(address: string, email: string, times: number): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1) {
    codes.push(codeOf(await logIn(openBrowser(here, address), email, `wrong guess ${time}`)));
  }
  return codes;
}

describe('#1 guessing is held back', () => {
  it('after so many wrong passwords the account waits, also for the right one, and is told how long', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    const codes = await guess(address, email, attempts + 2);
    expect(codes).toEqual([
      ...Array<string>(attempts).fill('WRONG_CREDENTIALS'),
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
    const refused = await logIn(openBrowser(here, address), email, password);
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    expect(refused.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(60);
    expect(refused.errors?.[0]?.extensions.retryAfter).toBeLessThanOrEqual(15 * 60);
    // S11: what is written agrees with the header.
    expect(refused.errors?.[0]?.message).toMatch(/wait 15 minutes/);
    const rest = await openBrowser(here, address).send('POST', '/api/panel/user/auth', { email, password });
    expect([rest.status, Number(rest.headers.get('retry-after')) > 60]).toEqual([429, true]);
  });

  it('the person at another address comes in, and so do others at the same one', async () => {
    const [{ email }, other] = [await createUserWithPassword(here), await createUserWithPassword(here)];
    const address = freshAddress();
    await guess(address, email, attempts + 1);
    expect(codeOf(await logIn(openBrowser(here, freshAddress()), email, password))).toBeUndefined();
    expect(codeOf(await logIn(openBrowser(here, address), other.email, password))).toBeUndefined();
  });

  it('a right log-in wipes the slate, and the time passes by itself', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    await guess(address, email, attempts - 1);
    expect(codeOf(await logIn(openBrowser(here, address), email, password))).toBeUndefined();
    expect(await guess(address, email, attempts)).toEqual(Array<string>(attempts).fill('WRONG_CREDENTIALS'));
    expect(codeOf(await logIn(openBrowser(here, address), email, password))).toBe('TOO_MANY_REQUESTS');
    await here.stores.postgres.query('UPDATE attempt SET expire = expire - 900000');
    expect(codeOf(await logIn(openBrowser(here, address), email, password))).toBeUndefined();
  });

  it('one address that tries many accounts waits as well', async () => {
    const address = freshAddress();
    const { email } = await createUserWithPassword(here);
    for (let time = 0; time < perAddress; time += 1) await guess(address, freshEmail(), 1);
    expect(codeOf(await logIn(openBrowser(here, address), email, password))).toBe('TOO_MANY_REQUESTS');
  });

  it('an address that a caller makes up in front of the proxy’s is not believed', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    for (let time = 0; time < attempts; time += 1) {
      await guess(`198.51.100.${time}, ${address}`, email, 1);
    }
    const spoofed = await logIn(openBrowser(here, `198.51.100.99, ${address}`), email, password);
    expect(codeOf(spoofed)).toBe('TOO_MANY_REQUESTS');
  });

  it('nobody learns whom the counts are about', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    await guess(address, email, 1);
    const rows: { key: string }[] = await here.stores.postgres.query('SELECT key FROM attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('@') || key.includes(address))).toEqual([]);
  });
});

describe('#28 many log-ins in one request count one by one', () => {
  const aliased = (times: number, email: string) =>
    `mutation { ${Array.from(
      { length: times },
      (_, at) => `a${at}: logIn(email: "${email}", password: "wrong guess ${at}") { kind }`,
    ).join(' ')} }`;

  it('each of them that is tried counts, and after a wrong one the rest is not tried', async () => {
    const { email } = await createUserWithPassword(here);
    const browser = openBrowser(here, freshAddress());
    for (let time = 0; time < attempts; time += 1) {
      const { errors } = await browser.graphql(aliased(18, email));
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['WRONG_CREDENTIALS']);
    }
    expect(codeOf(await browser.graphql(aliased(18, email)))).toBe('TOO_MANY_REQUESTS');
  });

  it('100 in one request are refused as a whole, before any is tried', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    expect(codeOf(await openBrowser(here, address).graphql(aliased(100, email)))).toBe('QUERY_TOO_COMPLEX');
    expect(codeOf(await logIn(openBrowser(here, address), email, password))).toBeUndefined();
  });

  it('100 requests at once are no way around', async () => {
    const { email } = await createUserWithPassword(here);
    const address = freshAddress();
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, at) =>
        codeOf(await logIn(openBrowser(here, address), email, `wrong guess ${at}`)),
      ),
    );
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(attempts);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(100 - attempts);
  });
});
