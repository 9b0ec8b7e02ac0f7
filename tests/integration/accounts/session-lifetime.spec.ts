import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import type { UserKind } from '../support/test-users.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { logIn, openBrowser, viewerOf, type TestBrowser } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

afterEach(() => app.clock.release());

const report = '/api/report/simple/organic/keywords?domain=alpha.example';

async function openLoggedInBrowser(
  kind: UserKind = 'demo',
): Promise<TestBrowser & { email: string; id: number }> {
  const { email, id } = await createUserWithPassword(app, kind);
  const browser = openBrowser(app);
  await logIn(browser, email, password);
  return Object.assign(browser, { email, id });
}

const session = (browser: TestBrowser) => browser.cookies.get('session') ?? '';

const withSession = async (value: string) => {
  const response = await fetch(`${app.url}/api/users/current`, { headers: { cookie: `session=${value}` } });
  return response.status;
};

describe('the maximum age of a session', () => {
  it('ends an active session 30 days after its log-in, and a takeover does not extend it', async () => {
    const browser = await openLoggedInBrowser('pro');
    const setLogin = (days: number) =>
      app.stores.postgres.query(
        `UPDATE session SET authenticated_at = now() - make_interval(days => $2, mins => 1), last_active_at = now()
         WHERE account_id = $1`,
        [browser.id, days],
      );
    await setLogin(29);
    expect(await viewerOf(browser)).toMatchObject({ account: { email: browser.email } });
    await setLogin(30);
    expect(await viewerOf(browser)).toMatchObject({
      account: null,
      sessionFault: 'SESSION_EXPIRED',
      canTakeOver: false,
    });
    await logIn(openBrowser(app), browser.email, password);
    await app.stores.postgres.query(
      `UPDATE session SET end_reason = 'replaced', last_active_at = now() WHERE account_id = $1 AND ended_at IS NOT NULL`,
      [browser.id],
    );
    expect(await viewerOf(browser)).toMatchObject({ account: null, canTakeOver: false });
  });

  it('lists the own sessions with their ends', async () => {
    const browser = await openLoggedInBrowser('pro');
    await logIn(browser, browser.email, password);
    const { data } = await browser.graphql('{ sessions { address endReason } }');
    const { sessions } = data as { sessions: unknown[] };
    expect(sessions.slice(0, 2)).toEqual([
      { address: '127.0.0.1', endReason: null },
      { address: '127.0.0.1', endReason: 'logout' },
    ]);
    const rest = await browser.get('/api/panel/sessions');
    expect(((await rest.json()) as unknown[])[0]).toMatchObject({ address: '127.0.0.1', endReason: null });
  });
});

describe('session rotation at login', () => {
  it('a session id that the browser sent before the login is not reused', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app);
    const planted = 'A'.repeat(43);
    browser.cookies.set('session', planted);
    await logIn(browser, email, password);
    expect(session(browser)).toMatch(/^[\w-]{43}$/);
    expect(session(browser)).not.toBe(planted);
    expect([await withSession(planted), await withSession(session(browser))]).toEqual([401, 200]);
  });

  it('the previous session ends, of the same account or of another one', async () => {
    const browser = await openLoggedInBrowser();
    const first = session(browser);
    await logIn(browser, browser.email, password);
    const second = session(browser);
    const other = await createUserWithPassword(app);
    await logIn(browser, other.email, password);
    expect(await Promise.all([first, second, session(browser)].map(withSession))).toEqual([401, 401, 200]);
    expect(await viewerOf(browser)).toMatchObject({ account: { email: other.email } });
  });

  it('a failed login leaves the session unchanged', async () => {
    const browser = await openLoggedInBrowser();
    expect(getErrorCode(await logIn(browser, browser.email, 'wrong guess'))).toBe('WRONG_CREDENTIALS');
    expect(await withSession(session(browser))).toBe(200);
  });
});

describe('the idle timeout of a session', () => {
  const minutes: readonly [UserKind, number][] = [
    ['basic', 30],
    ['promo', 30],
    ['demo', 30],
    ['pro', 10],
    ['team', 10],
  ];

  it.each(minutes)('%s: the session ends after %i minutes and not before', async (kind, limit) => {
    app.clock.advance({});
    const browser = await openLoggedInBrowser(kind);
    app.clock.advance({ minutes: limit - 1, seconds: 59 });
    expect((await browser.get('/api/users/current')).status).toBe(200);
    app.clock.advance({ minutes: limit, seconds: 1 });
    const response = await browser.get('/api/users/current');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
    expect(await viewerOf(browser)).toMatchObject({
      sessionFault: 'SESSION_EXPIRED',
      canTakeOver: false,
      lastEmail: browser.email,
    });
  });

  it('background requests of the page do not count as activity', async () => {
    app.clock.advance({});
    const browser = await openLoggedInBrowser('pro');
    const sessionErrors: unknown[] = [];
    for (let seconds = 0; seconds <= 602; seconds += 14) {
      app.clock.advance({ seconds: 14 });
      sessionErrors.push((await viewerOf(browser))['sessionFault']);
    }
    expect(sessionErrors.slice(0, 42)).toEqual(Array(42).fill(null));
    expect(sessionErrors.at(-1)).toBe('SESSION_EXPIRED');
  });

  it('reports, files and changes count as activity', async () => {
    app.clock.advance({});
    const browser = await openLoggedInBrowser('pro');
    const mutations = [
      () => browser.get(report),
      () => browser.get(`${report}&type=csv`),
      () => browser.graphql('{ organicKeywords(domain: "alpha.example") { total } }'),
      () => browser.get('/api/users/current'),
    ];
    for (const mutation of mutations) {
      app.clock.advance({ minutes: 9 });
      expect((await mutation()).status).toBe(200);
    }
    app.clock.advance({ minutes: 11 });
    expect((await browser.get(report)).status).toBe(401);
  });

  it('an expired session is not reported as replaced by a newer login', async () => {
    app.clock.advance({});
    const older = await openLoggedInBrowser('pro');
    app.clock.advance({ minutes: 20 });
    await logIn(openBrowser(app), older.email, password);
    expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
  });

  it('a replaced session can be taken over only within its idle timeout', async () => {
    app.clock.advance({});
    const older = await openLoggedInBrowser('pro');
    await logIn(openBrowser(app), older.email, password);
    app.clock.advance({ minutes: 9 });
    expect(await viewerOf(older)).toMatchObject({ canTakeOver: true });
    app.clock.advance({ minutes: 2 });
    expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_OUT_OF_DATE', canTakeOver: false });
    expect(getErrorCode(await older.graphql('mutation { takeOverSession { kind } }'))).toBe(
      'SESSION_EXPIRED',
    );
  });
});

describe('logging out and blocking end the session', () => {
  it.each(['GraphQL', 'REST'])('by %s: the cookie is cleared and its value is invalid', async (face) => {
    const browser = await openLoggedInBrowser();
    const value = session(browser);
    const result =
      face === 'REST'
        ? await browser.rest('POST', '/logout')
        : await browser.graphql('mutation { logOut { kind } }');
    expect(result.status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await withSession(value)).toBe(401);
    expect(await viewerOf(browser)).toMatchObject({ kind: 'GUEST', sessionFault: null, lastEmail: null });
  });

  it('operations after a logout in the same request run as a guest', async () => {
    const browser = await openLoggedInBrowser();
    const { data } = await browser.graphql(
      'mutation { logOut { kind account { email } } takeOverSession { kind } }',
    );
    expect(data ?? null).toBeNull();
  });

  it('a blocked account loses access at once and cannot log in', async () => {
    const browser = await openLoggedInBrowser();
    await app.stores.postgres.query('UPDATE account SET blocked_at = now() WHERE id = $1', [browser.id]);
    const response = await browser.get('/api/users/current');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
    const [row]: { end_reason: string }[] = await app.stores.postgres.query(
      'SELECT end_reason FROM session WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
      [browser.id],
    );
    expect(row?.end_reason).toBe('blocked');
    expect(getErrorCode(await logIn(openBrowser(app), browser.email, password))).toBe('ACCOUNT_BLOCKED');
    expect(getErrorCode(await logIn(openBrowser(app), browser.email, 'wrong guess'))).toBe(
      'WRONG_CREDENTIALS',
    );
  });
});
