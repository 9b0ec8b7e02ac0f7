import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CsrfGuard } from '../../../server/http/security/csrf.js';
import { loadCsrfKey } from '../../../server/modules/accounts/csrf-key.js';
import { Cookies } from '../../../server/http/security/cookies.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { logIn, openBrowser, type TestBrowser } from './support/test-browser.js';
import { createEmail } from '../support/test-users.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function openLoggedInBrowser(): Promise<TestBrowser> {
  const { email } = await createUserWithPassword(app);
  const browser = openBrowser(app);
  await browser.csrf();
  await logIn(browser, email, password);
  return browser;
}

const isIn = async (browser: TestBrowser) => (await browser.get('/api/users/current')).status === 200;

describe('GraphQL requests that a foreign page could send', () => {
  const mutation = JSON.stringify({ query: 'mutation { logOut { kind } }' });
  const send = (browser: TestBrowser, init: RequestInit) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      ...init,
      headers: { cookie: cookieOf(browser), ...init.headers },
    });

  it('rejects form, text and multipart bodies without running them', async () => {
    const browser = await openLoggedInBrowser();
    const multipart = new FormData();
    multipart.set('operations', mutation);
    multipart.set('map', '{}');
    const bodies: RequestInit[] = [
      { body: new URLSearchParams({ query: 'mutation { logOut { kind } }' }) },
      { body: mutation, headers: { 'content-type': 'text/plain' } },
      { body: multipart },
    ];
    for (const init of bodies) {
      const { status } = await send(browser, init);
      expect([400, 415]).toContain(status);
    }
    expect(await isIn(browser)).toBe(true);
  });

  it('rejects a mutation by GET without running it', async () => {
    const browser = await openLoggedInBrowser();
    const query = encodeURIComponent('mutation { logOut { kind } }');
    const response = await fetch(`${app.url}/graphql?query=${query}`, {
      headers: { cookie: cookieOf(browser), 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
    expect(
      (await fetch(`${app.url}/graphql?query=${query}`, { headers: { cookie: cookieOf(browser) } })).status,
    ).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('mutations with a session cookie follow the CSRF rule of unsafe REST calls', () => {
  const logOut = (headers: Record<string, string>) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'mutation { logOut { kind } }' }),
    });
  const readErrorCode = async (response: Response) =>
    ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

  it('require the token of the session and an origin of this service', async () => {
    const [browser, other] = [await openLoggedInBrowser(), await openLoggedInBrowser()];
    const own = { cookie: cookieOf(browser), 'x-csrf-token': await browser.csrf() };
    const attempts: Record<string, string>[] = [
      { cookie: own.cookie },
      { cookie: own.cookie, 'x-csrf-token': await other.csrf() },
      { ...own, origin: 'https://evil.example' },
      { ...own, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of attempts) {
      const response = await logOut(headers);
      expect([response.status, await readErrorCode(response)]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ ...own, origin: app.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it('the login response carries a new token and invalidates the previous one', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app);
    await browser.csrf();
    const before = await browser.csrf();
    const { data } = await browser.graphql(
      'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { csrfToken } }',
      { email, password },
    );
    const { csrfToken } = (data as { logIn: { csrfToken: string } }).logIn;
    const cookie = cookieOf(browser);
    expect((await logOut({ cookie, 'x-csrf-token': before })).status).toBe(403);
    expect((await logOut({ cookie, 'x-csrf-token': csrfToken })).status).toBe(200);
  });

  it('queries and mutations from scripts need no token', async () => {
    const browser = await openLoggedInBrowser();
    const query = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(browser) },
      body: JSON.stringify({ query: '{ viewer { kind } }' }),
    });
    expect(query.status).toBe(200);
    expect((await logOut({})).status).toBe(200);
    expect((await logOut(app.fixedHeaders)).status).toBe(200);
  });
});

describe('a changed password', () => {
  it('returns the token of the session that replaces the previous one', async () => {
    const browser = await openLoggedInBrowser();
    const { data } = await browser.graphql(
      'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { csrfToken } }',
      { old: password, new: 'another harbour under rain' },
      { 'x-csrf-token': await browser.csrf() },
    );
    expect(data?.['changePassword']).toEqual({ csrfToken: await browser.csrf() });
  });
});

describe('unsafe REST calls with a cookie', () => {
  const logOut = (headers: Record<string, string>, body?: URLSearchParams) =>
    fetch(`${app.url}/api/logout`, {
      method: 'POST',
      headers,
      ...(body ? { body } : {}),
      redirect: 'manual',
    });

  it('require the token of this visitor', async () => {
    const [browser, other] = [await openLoggedInBrowser(), await openLoggedInBrowser()];
    const cookie = cookieOf(browser);
    const foreign = await other.csrf();
    const onlySession = `session=${browser.cookies.get('session')}`;
    const attempts: Record<string, string>[] = [
      { cookie },
      { cookie, 'x-csrf-token': '' },
      { cookie, 'x-csrf-token': randomBytes(32).toString('base64url') },
      { cookie, 'x-csrf-token': foreign },
      { cookie: onlySession },
      { cookie: onlySession, 'x-csrf-token': foreign },
    ];
    for (const headers of attempts) {
      const response = await logOut(headers);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        403,
        'FORBIDDEN',
      ]);
    }
    expect((await logOut({ cookie }, new URLSearchParams({ csrf_token: foreign }))).status).toBe(403);
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ cookie, 'x-csrf-token': await browser.csrf() })).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it('are rejected from a foreign page, with a token or without any cookie', async () => {
    const browser = await openLoggedInBrowser();
    const own = { cookie: cookieOf(browser), 'x-csrf-token': await browser.csrf() };
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${app.url}.evil.example` },
      { origin: 'https://evil.example', authorization: 'Basic YTpi' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const from of elsewhere) {
      expect((await logOut({ ...own, ...from })).status).toBe(403);
    }
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ ...own, origin: app.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('a form of a foreign page cannot log a visitor in', async () => {
    const { email } = await createUserWithPassword(app);
    const body = new URLSearchParams({ act: 'login', email, password });
    const headers = { origin: 'https://evil.example' };
    const response = await fetch(`${app.url}/login`, { method: 'POST', headers, body, redirect: 'manual' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    const rows: unknown[] = await app.stores.postgres.query(
      `SELECT 1 FROM session JOIN account ON account.id = account_id WHERE email = $1 AND user_agent <> ''`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('a form may send the token in a field', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app);
    await browser.csrf();
    const fields = { act: 'login', email, password };
    const without = await fetch(`${app.url}/login`, {
      method: 'POST',
      headers: { cookie: cookieOf(browser) },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(without.status).toBe(403);
    expect((await browser.form('/login', fields)).status).toBe(303);
    expect(await isIn(browser)).toBe(true);
  });

  it('scripts without a cookie and an origin need no token', async () => {
    const response = await app.guest.send('POST', '/api/panel/user/register', {
      email: createEmail(),
      password,
    });
    expect(response.status).toBe(200);
  });
});

describe('the CSRF key', () => {
  it('is the same in every process and after every restart, so open pages stay valid', async () => {
    const { postgres, config } = app.stores;
    const [first, second] = [await loadCsrfKey(postgres), await loadCsrfKey(postgres)];
    expect([first.length, second.equals(first)]).toEqual([32, true]);
    const browser = await openLoggedInBrowser();
    const guard = new CsrfGuard(await loadCsrfKey(postgres), new Cookies(config.publicUrl), config.publicUrl);
    const request = {
      method: 'POST',
      host: new URL(app.url).host,
      headers: { 'x-csrf-token': await browser.csrf() },
      cookies: Object.fromEntries(browser.cookies),
      body: undefined,
    };
    expect(() => guard.check(request as never)).not.toThrow();
  });
});
