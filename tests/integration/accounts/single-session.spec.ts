import { beforeAll, describe, expect, it } from 'vitest';
import { SessionService } from '../../../server/modules/accounts/session.service.js';
import { PlanCatalog } from '../../../server/modules/plans/plan-catalog.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { logIn, openBrowser, viewerOf, type TestBrowser } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const report = '/report/simple/organic/keywords?domain=alpha.example';

async function openTwoBrowsers(): Promise<{
  older: TestBrowser;
  newer: TestBrowser;
  email: string;
  id: number;
}> {
  const { email, id } = await createUserWithPassword(app, 'basic');
  const [older, newer] = [openBrowser(app), openBrowser(app)];
  await logIn(older, email, password);
  await logIn(newer, email, password);
  return { older, newer, email, id };
}

describe('a newer login ends the older session', () => {
  it('every call of the older browser gets the session error and no data', async () => {
    const { older, newer } = await openTwoBrowsers();
    const results = [
      await older.graphql('{ organicKeywords(domain: "alpha.example") { total } }'),
      await older.graphql('{ currentAccount { email } }'),
    ];
    for (const response of results) {
      expect([getErrorCode(response), response.data ?? null]).toEqual(['SESSION_OUT_OF_DATE', null]);
    }
    const otherCalls = [
      await older.get(`/api${report}`),
      await older.get(`/api${report}&type=csv`),
      await older.get(`/api${report}&type=copy`),
      await older.get('/api/users/current'),
      await older.get('/api/panel/user'),
      await older.get('/api/wizardClasses'),
      await older.rest('POST', `/api${report}`),
    ];
    for (const response of otherCalls) {
      const body = (await response.json()) as Record<string, unknown>;
      // The public API has the status in `code` and the stable code in `error`.
      const code = body['error'] ?? body['code'];
      expect([response.status, code, body['data']]).toEqual([401, 'SESSION_OUT_OF_DATE', undefined]);
    }
    expect((await newer.get(`/api${report}`)).status).toBe(200);
  });

  it("the page's background request reports the error and the newer login", async () => {
    const { older, newer, email } = await openTwoBrowsers();
    expect(await viewerOf(older)).toMatchObject({
      kind: 'GUEST',
      account: null,
      sessionFault: 'SESSION_OUT_OF_DATE',
      canTakeOver: true,
      lastEmail: email,
    });
    expect(await viewerOf(newer)).toMatchObject({ kind: 'PAID', sessionFault: null, canTakeOver: false });
  });

  it('the older browser can take the session over without a password, which ends the newer one', async () => {
    const { older, newer } = await openTwoBrowsers();
    const takeover = await older.graphql('mutation { takeOverSession { kind sessionFault } }');
    expect(takeover.data).toEqual({ takeOverSession: { kind: 'PAID', sessionFault: null } });
    expect((await older.get(`/api${report}`)).status).toBe(200);
    expect((await newer.get(`/api${report}`)).status).toBe(401);
  });

  it('takeover is rejected after a password change, a block or the removal of the team member', async () => {
    for (const reason of ['password', 'blocked', 'removed'] as const) {
      const { older, id } = await openTwoBrowsers();
      const sessions = new SessionService(
        app.stores.postgres,
        () => new Date(),
        app.stores.config,
        new PlanCatalog(app.stores.postgres),
      );
      await sessions.endSessions(id, reason);
      expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
      const rejected = await older.graphql('mutation { takeOverSession { kind } }');
      expect(getErrorCode(rejected)).toBe('SESSION_EXPIRED');
    }
  });

  it('takeover is rejected after the newer browser logs out', async () => {
    const { older, newer } = await openTwoBrowsers();
    const stolen = openBrowser(app);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await newer.graphql('mutation { logOut { kind } }');
    expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
    for (const browser of [older, stolen]) {
      const rejected = await browser.graphql('mutation { takeOverSession { kind } }');
      expect(getErrorCode(rejected)).toBe('SESSION_EXPIRED');
    }
  });

  it('logging out in the older browser ends its takeover right and not the newer session', async () => {
    const { older, newer } = await openTwoBrowsers();
    const stolen = openBrowser(app);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await older.graphql('mutation { logOut { kind } }');
    expect(getErrorCode(await stolen.graphql('mutation { takeOverSession { kind } }'))).toBe(
      'AUTHORIZATION_REQUIRED',
    );
    expect((await newer.get(`/api${report}`)).status).toBe(200);
  });

  it('a session that was taken over cannot be taken over again with its old cookie', async () => {
    const { older, newer } = await openTwoBrowsers();
    const stolen = openBrowser(app);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await older.graphql('mutation { takeOverSession { kind } }');
    await older.graphql('mutation { logOut { kind } }');
    for (const browser of [stolen, newer]) {
      expect((await browser.graphql('mutation { takeOverSession { kind } }')).data).toBeFalsy();
    }
  });

  it('a browser that was never logged in cannot take a session over', async () => {
    const guest = openBrowser(app);
    expect(getErrorCode(await guest.graphql('mutation { takeOverSession { kind } }'))).toBe(
      'AUTHORIZATION_REQUIRED',
    );
  });
});

describe('concurrent logins', () => {
  it('20 logins to one account leave exactly one live session', async () => {
    const { email, id } = await createUserWithPassword(app);
    const browsers = Array.from({ length: 20 }, () => openBrowser(app));
    const results = await Promise.all(browsers.map((browser) => logIn(browser, email, password)));
    expect(results.map(getErrorCode)).toEqual(browsers.map(() => undefined));
    const rows: { live: string; ended: string }[] = await app.stores.postgres.query(
      `SELECT count(*) FILTER (WHERE ended_at IS NULL) AS live, count(*) FILTER (WHERE end_reason = 'replaced') AS ended
       FROM session WHERE account_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ live: '1', ended: '20' }]);
    const sessionErrors = await Promise.all(
      browsers.map(async (browser) => (await viewerOf(browser))['sessionFault']),
    );
    expect(sessionErrors.filter((sessionError) => sessionError === null)).toHaveLength(1);
  });
});
