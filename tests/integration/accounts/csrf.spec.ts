import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CsrfGuard } from '../../../server/http/csrf.js';
import { loadCsrfKey } from '../../../server/modules/accounts/csrf-key.js';
import { Cookies } from '../../../server/http/cookies.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, freshEmail, password } from './support/known-person.js';
import { logIn, openBrowser, type TestBrowser } from './support/test-browser.js';

let here: RunningApp;
beforeAll(async () => {
  here = await runApp();
});

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function loggedIn(): Promise<TestBrowser> {
  const { email } = await createUserWithPassword(here);
  const browser = openBrowser(here);
  await browser.csrf();
  await logIn(browser, email, password);
  return browser;
}

const isIn = async (browser: TestBrowser) => (await browser.get('/api/users/current')).status === 200;

describe('#13 GraphQL takes no request that a foreign page could send', () => {
  const mutation = JSON.stringify({ query: 'mutation { logOut { kind } }' });
  const send = (browser: TestBrowser, init: RequestInit) =>
    fetch(`${here.url}/graphql`, {
      method: 'POST',
      ...init,
      headers: { cookie: cookieOf(browser), ...init.headers },
    });

  it('a form, a text and a multipart body are refused, and nothing happens', async () => {
    const browser = await loggedIn();
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

  it('a mutation by GET is refused, and nothing happens', async () => {
    const browser = await loggedIn();
    const query = encodeURIComponent('mutation { logOut { kind } }');
    const answer = await fetch(`${here.url}/graphql?query=${query}`, {
      headers: { cookie: cookieOf(browser), 'apollo-require-preflight': '1' },
    });
    expect(answer.status).toBe(405);
    expect(
      (await fetch(`${here.url}/graphql?query=${query}`, { headers: { cookie: cookieOf(browser) } })).status,
    ).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('mutations made with a cookie hold to the rule of unsafe REST calls (S16)', () => {
  const logOut = (headers: Record<string, string>) =>
    fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'mutation { logOut { kind } }' }),
    });
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

  it('need the token of this session, and come from one of our pages (S16)', async () => {
    const [browser, other] = [await loggedIn(), await loggedIn()];
    const own = { cookie: cookieOf(browser), 'x-csrf-token': await browser.csrf() };
    const attempts: Record<string, string>[] = [
      { cookie: own.cookie },
      { cookie: own.cookie, 'x-csrf-token': await other.csrf() },
      { ...own, origin: 'https://evil.example' },
      { ...own, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of attempts) {
      const answer = await logOut(headers);
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ ...own, origin: here.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it('the token of before a log-in is void after it, and the log-in answers the new one (S16)', async () => {
    const { email } = await createUserWithPassword(here);
    const browser = openBrowser(here);
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

  it('queries, and mutations of scripts, need none (S16)', async () => {
    const browser = await loggedIn();
    const query = await fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(browser) },
      body: JSON.stringify({ query: '{ viewer { kind } }' }),
    });
    expect(query.status).toBe(200);
    expect((await logOut({})).status).toBe(200);
    expect((await logOut(here.always)).status).toBe(200);
  });
});

describe('#14 unsafe REST calls made with a cookie', () => {
  const logOut = (headers: Record<string, string>, body?: URLSearchParams) =>
    fetch(`${here.url}/api/logout`, {
      method: 'POST',
      headers,
      ...(body ? { body } : {}),
      redirect: 'manual',
    });

  it('need the token of this visitor', async () => {
    const [browser, other] = [await loggedIn(), await loggedIn()];
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
      const answer = await logOut(headers);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await logOut({ cookie }, new URLSearchParams({ csrf_token: foreign }))).status).toBe(403);
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ cookie, 'x-csrf-token': await browser.csrf() })).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it('are refused from a foreign page, with the token or without any cookie', async () => {
    const browser = await loggedIn();
    const own = { cookie: cookieOf(browser), 'x-csrf-token': await browser.csrf() };
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${here.url}.evil.example` },
      { origin: 'https://evil.example', authorization: 'Basic YTpi' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const from of elsewhere) {
      expect((await logOut({ ...own, ...from })).status).toBe(403);
    }
    expect(await isIn(browser)).toBe(true);
    expect((await logOut({ ...own, origin: here.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('nobody is logged in by a foreign page’s form', async () => {
    const { email } = await createUserWithPassword(here);
    const body = new URLSearchParams({ act: 'login', email, password });
    const headers = { origin: 'https://evil.example' };
    const answer = await fetch(`${here.url}/login`, { method: 'POST', headers, body, redirect: 'manual' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    const rows: unknown[] = await here.stores.postgres.query(
      `SELECT 1 FROM session JOIN account ON account.id = account_id WHERE email = $1 AND user_agent <> ''`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('a form sends the token in a field', async () => {
    const { email } = await createUserWithPassword(here);
    const browser = openBrowser(here);
    await browser.csrf();
    const fields = { act: 'login', email, password };
    const without = await fetch(`${here.url}/login`, {
      method: 'POST',
      headers: { cookie: cookieOf(browser) },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(without.status).toBe(403);
    expect((await browser.form('/login', fields)).status).toBe(303);
    expect(await isIn(browser)).toBe(true);
  });

  it('scripts with neither cookie nor page need no token', async () => {
    const answer = await here.guest.send('POST', '/api/panel/user/register', {
      email: freshEmail(),
      password,
    });
    expect(answer.status).toBe(200);
  });
});

describe('the key of the tokens', () => {
  it('is the same for every process and after every start, so pages stay good', async () => {
    const { postgres, config } = here.stores;
    const [first, second] = [await loadCsrfKey(postgres), await loadCsrfKey(postgres)];
    expect([first.length, second.equals(first)]).toEqual([32, true]);
    const browser = await loggedIn();
    const guard = new CsrfGuard(await loadCsrfKey(postgres), new Cookies(config.publicUrl), config.publicUrl);
    const request = {
      method: 'POST',
      host: new URL(here.url).host,
      headers: { 'x-csrf-token': await browser.csrf() },
      cookies: Object.fromEntries(browser.cookies),
      body: undefined,
    };
    expect(() => guard.check(request as never)).not.toThrow();
  });
});
