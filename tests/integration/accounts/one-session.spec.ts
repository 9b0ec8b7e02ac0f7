import { beforeAll, describe, expect, it } from 'vitest';
import { SessionService } from '../../../server/modules/accounts/session.service.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/known-person.js';
import { codeOf, logIn, openBrowser, viewerOf, type TestBrowser } from './support/test-browser.js';

let here: RunningApp;
beforeAll(async () => {
  here = await runApp();
});

const report = '/report/simple/organic/keywords?domain=alpha.example';

async function twoBrowsers(): Promise<{ older: TestBrowser; newer: TestBrowser; email: string; id: number }> {
  const { email, id } = await createUserWithPassword(here, 'basic');
  const [older, newer] = [openBrowser(here), openBrowser(here)];
  await logIn(older, email, password);
  await logIn(newer, email, password);
  return { older, newer, email, id };
}

describe('#5 a newer log-in ends the older session', () => {
  it('every call of the older browser is told so, and gets no data', async () => {
    const { older, newer } = await twoBrowsers();
    const answers = [
      await older.graphql('{ organicKeywords(domain: "alpha.example") { total } }'),
      await older.graphql('{ currentAccount { email } }'),
    ];
    for (const answer of answers) {
      expect([codeOf(answer), answer.data ?? null]).toEqual(['SESSION_OUT_OF_DATE', null]);
    }
    const rest = [
      await older.get(`/api${report}`),
      await older.get(`/api${report}&type=csv`),
      await older.get(`/api${report}&type=copy`),
      await older.get('/api/users/current'),
      await older.get('/api/panel/user'),
      await older.get('/api/wizardClasses'),
      await older.rest('POST', `/api${report}`),
    ];
    for (const answer of rest) {
      const body = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, body['code'], body['data']]).toEqual([401, 'SESSION_OUT_OF_DATE', undefined]);
    }
    expect((await newer.get(`/api${report}`)).status).toBe(200);
  });

  it('the page that asks on its own is told so too, and by whose log-in', async () => {
    const { older, newer, email } = await twoBrowsers();
    expect(await viewerOf(older)).toMatchObject({
      kind: 'GUEST',
      account: null,
      sessionFault: 'SESSION_OUT_OF_DATE',
      canTakeOver: true,
      lastEmail: email,
    });
    expect(await viewerOf(newer)).toMatchObject({ kind: 'PAID', sessionFault: null, canTakeOver: false });
  });

  it('the older browser may take over without the password, and then the newer one is told', async () => {
    const { older, newer } = await twoBrowsers();
    const taken = await older.graphql('mutation { takeOverSession { kind sessionFault } }');
    expect(taken.data).toEqual({ takeOverSession: { kind: 'PAID', sessionFault: null } });
    expect((await older.get(`/api${report}`)).status).toBe(200);
    expect((await newer.get(`/api${report}`)).status).toBe(401);
  });

  it('the way back is shut when the password was changed, the account blocked, or the person removed', async () => {
    for (const reason of ['password', 'blocked', 'removed'] as const) {
      const { older, id } = await twoBrowsers();
      const sessions = new SessionService(here.stores.postgres, () => new Date());
      await sessions.endSessions(id, reason);
      expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
      const refused = await older.graphql('mutation { takeOverSession { kind } }');
      expect(codeOf(refused)).toBe('SESSION_EXPIRED');
    }
  });

  it('the way back is shut when the newer browser logs out (S5)', async () => {
    const { older, newer } = await twoBrowsers();
    const stolen = openBrowser(here);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await newer.graphql('mutation { logOut { kind } }');
    expect(await viewerOf(older)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
    for (const browser of [older, stolen]) {
      const refused = await browser.graphql('mutation { takeOverSession { kind } }');
      expect(codeOf(refused)).toBe('SESSION_EXPIRED');
    }
  });

  it('an older browser that logs out shuts its own way back, not the newer session (S5)', async () => {
    const { older, newer } = await twoBrowsers();
    const stolen = openBrowser(here);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await older.graphql('mutation { logOut { kind } }');
    expect(codeOf(await stolen.graphql('mutation { takeOverSession { kind } }'))).toBe(
      'AUTHORIZATION_REQUIRED',
    );
    expect((await newer.get(`/api${report}`)).status).toBe(200);
  });

  it('a session that was taken over once is not taken over again by its old cookie (S5)', async () => {
    const { older, newer } = await twoBrowsers();
    const stolen = openBrowser(here);
    stolen.cookies.set('session', older.cookies.get('session') ?? '');
    await older.graphql('mutation { takeOverSession { kind } }');
    await older.graphql('mutation { logOut { kind } }');
    for (const browser of [stolen, newer]) {
      expect((await browser.graphql('mutation { takeOverSession { kind } }')).data).toBeFalsy();
    }
  });

  it('who never was logged in here takes nothing over', async () => {
    const guest = openBrowser(here);
    expect(codeOf(await guest.graphql('mutation { takeOverSession { kind } }'))).toBe(
      'AUTHORIZATION_REQUIRED',
    );
  });
});

describe('#6 many log-ins at once', () => {
  it('20 of one account leave one live session, and it is one of theirs', async () => {
    const { email, id } = await createUserWithPassword(here);
    const browsers = Array.from({ length: 20 }, () => openBrowser(here));
    const answers = await Promise.all(browsers.map((browser) => logIn(browser, email, password)));
    expect(answers.map(codeOf)).toEqual(browsers.map(() => undefined));
    const rows: { live: string; ended: string }[] = await here.stores.postgres.query(
      `SELECT count(*) FILTER (WHERE ended_at IS NULL) AS live, count(*) FILTER (WHERE end_reason = 'replaced') AS ended
       FROM session WHERE account_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ live: '1', ended: '20' }]);
    const faults = await Promise.all(
      browsers.map(async (browser) => (await viewerOf(browser))['sessionFault']),
    );
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
  });
});
