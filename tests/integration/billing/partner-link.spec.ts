import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { createUser, startSession, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createPartner, follow, page, partnerOf, registerAccount } from './support/link-visitors.js';

/** From 23 May to 23 November, in seconds. */
const sixMonths = 184 * 86_400;

let runningApp: RunningApp;
beforeAll(async () => {
  runningApp = await runApp();
});
beforeEach(() => runningApp.clock.set('2026-05-23T12:00:00Z'));

const visitsOf = async (partner: TestUser): Promise<[string, number][]> => {
  const rows: { day: string; visits: number }[] = await runningApp.stores.postgres.query(
    'SELECT day::text, visits FROM partner_visit WHERE partner_id = $1 ORDER BY day',
    [partner.id],
  );
  return rows.map(({ day, visits }) => [day, visits]);
};

describe('a partner link', () => {
  it('has a short random code that never changes', async () => {
    const { partner, code } = await createPartner(runningApp);
    expect(code).toMatch(/^[a-z2-9]{8}$/);
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => runningApp.as(partner).graphql('{ partnerProgramme { linkCode } }')),
    );
    for (const { data } of codes) expect(data).toEqual({ partnerProgramme: { linkCode: code } });
    expect((await createPartner(runningApp)).code).not.toBe(code);
  });

  it('is stored in an HttpOnly cookie for six months and removed from the URL', async () => {
    const { code } = await createPartner(runningApp);
    for (const [address, query] of [
      [`/?ref=${code}`, '/'],
      [`/pricing?ref=${code.toUpperCase()}`, '/pricing'],
      [
        `/report?domain=a.example&ref=${code}&promo=none&db=gny&q=%D0%B0+b`,
        '/report?domain=a.example&db=gny&q=%D0%B0+b',
      ],
    ] as const) {
      const browser = openBrowser(runningApp);
      const response = await browser.get(address, page);
      expect([response.status, response.headers.get('location')]).toEqual([302, query]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const [cookie = ''] = browser.receivedCookies.filter((line) => line.startsWith('partner='));
      const attributes = cookie
        .split('; ')
        .slice(1)
        .map((attribute) => attribute.toLowerCase());
      expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
      expect(attributes).not.toContain('secure');
      const age = Number(/max-age=(\d+)/i.exec(cookie)?.[1]);
      expect(age).toBe(sixMonths);
    }
  });

  it('sets a Secure cookie on an HTTPS site', async () => {
    const { code } = await createPartner(runningApp);
    const { stores, clock } = runningApp;
    const config = { ...stores.config, publicUrl: 'https://seo.example' };
    const app = await createApp({
      config,
      stores,
      log: stores.log,
      now: () => clock.now(),
      scheduledJobs: false,
    });
    try {
      const response = await app.inject({
        url: `/?ref=${code}`,
        headers: { ...page, host: 'seo.example' },
      });
      const [cookie = ''] = [response.headers['set-cookie'] ?? []].flat();
      expect(cookie).toMatch(/^__Host-partner=/);
      expect(cookie.toLowerCase().split('; ')).toEqual(expect.arrayContaining(['secure', 'httponly']));
    } finally {
      await app.close();
    }
  });

  it('assigns users who register within six months to the partner, and later users to none', async () => {
    const { partner, code } = await createPartner(runningApp);
    const [inTime, late] = [openBrowser(runningApp), openBrowser(runningApp)];
    await follow(inTime, `/pricing?ref=${code}`);
    await follow(late, `/pricing?ref=${code}`);
    runningApp.clock.set('2026-11-23T11:59:00Z');
    expect(await partnerOf(runningApp, await registerAccount(inTime))).toBe(partner.id);
    runningApp.clock.set('2026-11-23T12:00:01Z');
    expect(await partnerOf(runningApp, await registerAccount(late))).toBeUndefined();
    expect(await daysOf(partner)).toEqual({
      partnerDays: [
        { day: '2026-11-23', visits: 0, registrations: 1, payments: 0 },
        { day: '2026-05-23', visits: 2, registrations: 0, payments: 0 },
      ],
    });
  });

  it('the last valid link wins, and an unknown code changes nothing', async () => {
    const [first, last] = [await createPartner(runningApp), await createPartner(runningApp)];
    const browser = openBrowser(runningApp);
    await follow(browser, `/?ref=${first.code}`);
    await follow(browser, `/?ref=${last.code}`);
    await follow(browser, '/?ref=aaaa2222');
    expect(await partnerOf(runningApp, await registerAccount(browser))).toBe(last.partner.id);
  });

  it("has no effect for the partner and the partner's team", async () => {
    const { partner, code } = await createPartner(runningApp, 'team');
    const member = await createUser(runningApp, { kind: 'demo', owner: partner });
    const { data } = await runningApp.as(member).graphql('{ partnerProgramme { linkCode } }');
    const { linkCode } = (data as { partnerProgramme: { linkCode: string } }).partnerProgramme;
    for (const { session } of [partner, member]) {
      for (const teamCode of [code, linkCode]) {
        const browser = openBrowser(runningApp);
        browser.cookies.set('session', session);
        expect(await follow(browser, `/pricing?ref=${teamCode}`)).toBe('/pricing');
        expect(browser.cookies.has('partner')).toBe(false);
      }
    }
    // The partner followed the link before the login. A registration in the browser of the logged-in partner is not
    // credited.
    const browser = openBrowser(runningApp);
    await follow(browser, `/?ref=${code}`);
    browser.cookies.set('session', partner.session);
    expect(await partnerOf(runningApp, await registerAccount(browser))).toBeUndefined();
    expect(await visitsOf(partner)).toEqual([['2026-05-23', 1]]);
  });

  it('of a blocked account assigns no users', async () => {
    const { partner, code } = await createPartner(runningApp);
    const before = openBrowser(runningApp);
    await follow(before, `/?ref=${code}`);
    await runningApp.stores.postgres.query('UPDATE account SET blocked_at = $2 WHERE id = $1', [
      partner.id,
      runningApp.clock.now(),
    ]);
    expect(await partnerOf(runningApp, await registerAccount(before))).toBeUndefined();
    const after = openBrowser(runningApp);
    await follow(after, `/?ref=${code}`);
    expect(after.cookies.has('partner')).toBe(false);
  });
});

describe('hostile partner links', () => {
  it.each([
    '?ref=',
    '?ref=x',
    `?ref=${'a'.repeat(3000)}`,
    '?ref=%00%00%00%00',
    `?ref=';DROP TABLE partner;--`,
    '?ref=a&ref=b',
    '?ref[]=aaaa2222',
    '?ref=%E0%A4%A',
    '?ref=%F0%9F%92%A9aaaa&promo=%00',
    '?ref=..%2F..%2F&promo=..%2F',
    '?ref=aaaa2222&promo=%27%22%3Cscript%3E',
    '?REF=aaaa2222',
    '?&&ref&&',
  ])('%j is not a partner code: the page opens and no cookie is set', async (query) => {
    const browser = openBrowser(runningApp);
    const response = await browser.get(`/pricing${query}`, page);
    expect([200, 302]).toContain(response.status);
    const to = response.headers.get('location');
    if (to !== null) expect((await browser.get(to, page)).status).toBe(200);
    expect(browser.cookies.has('partner')).toBe(false);
    expect(await partnerOf(runningApp, await registerAccount(browser))).toBeUndefined();
  });

  it('never redirect to another site', async () => {
    const { code } = await createPartner(runningApp);
    for (const path of ['//evil.example/', '/\\evil.example', '/%5Cevil.example', '//evil.example/%2e%2e']) {
      const response = await runningApp.guest.get(`${path}?ref=${code}`, page);
      const to = response.headers.get('location');
      if (to === null) continue;
      expect(new URL(to, runningApp.url).origin).toBe(runningApp.url);
    }
  });

  it('a forged cookie does not stop a registration and rewards no partner', async () => {
    const { code } = await createPartner(runningApp);
    const seconds = Math.floor(runningApp.clock.now().getTime() / 1000);
    for (const value of [
      'x',
      '',
      `${code}`,
      `${code}.${seconds + 86_400}.0`,
      `${code}.0.0`,
      `${code}.${seconds}.7`,
      `${code}.99999999999.0`,
      `zzzz2222.${seconds}.0`,
      `${code}.${seconds}.0.${'a'.repeat(40)}`,
      `%00.${seconds}.0`,
    ]) {
      const browser = openBrowser(runningApp);
      browser.cookies.set('partner', value);
      expect((await browser.get('/pricing', page)).status).toBe(200);
      expect(await partnerOf(runningApp, await registerAccount(browser)), value).toBeUndefined();
    }
  });

  it('are ignored outside of page requests', async () => {
    const { code } = await createPartner(runningApp);
    const called = await runningApp.guest.get(`/api/users/current?ref=${code}`, page);
    expect([called.status, called.headers.get('set-cookie')?.includes('partner=') ?? false]).toEqual([
      401,
      false,
    ]);
    const asData = await runningApp.guest.get(`/pricing?ref=${code}`, { accept: 'application/json' });
    expect(asData.headers.get('set-cookie') ?? '').not.toContain('partner=');
  });
});

describe('visits through a partner link', () => {
  it('count once per browser and day', async () => {
    const { partner, code } = await createPartner(runningApp);
    const browser = openBrowser(runningApp);
    await follow(browser, `/pricing?ref=${code}`);
    for (let load = 0; load < 20; load++) await browser.get('/pricing', page);
    await follow(browser, `/?ref=${code}`);
    expect(await visitsOf(partner)).toEqual([['2026-05-23', 1]]);
    await follow(openBrowser(runningApp), `/?ref=${code}`);
    runningApp.clock.set('2026-05-24T00:00:00Z');
    await follow(browser, `/?ref=${code}`);
    expect(await visitsOf(partner)).toEqual([
      ['2026-05-23', 2],
      ['2026-05-24', 1],
    ]);
  });

  it('of clients without cookies do not count, and loads do not grow the table', async () => {
    const { partner, code } = await createPartner(runningApp);
    await Promise.all(Array.from({ length: 50 }, () => runningApp.guest.get(`/?ref=${code}`, page)));
    expect(await visitsOf(partner)).toEqual([]);
    const [before]: { rows: number }[] = await runningApp.stores.postgres.query(
      'SELECT count(*)::int AS rows FROM partner_visit',
    );
    const browsers = Array.from({ length: 30 }, () => openBrowser(runningApp));
    await Promise.all(browsers.map((browser) => follow(browser, `/?ref=${code}`)));
    const [after]: { rows: number }[] = await runningApp.stores.postgres.query(
      'SELECT count(*)::int AS rows FROM partner_visit',
    );
    expect(await visitsOf(partner)).toEqual([['2026-05-23', 30]]);
    expect((after?.rows ?? 0) - (before?.rows ?? 0)).toBe(1);
  });
});

describe('a promo code in a link', () => {
  const offered = async (browser: TestBrowser) =>
    (await browser.graphql('{ offeredPromoCode }')).data as { offeredPromoCode: string | null };

  it('is offered at registration while it is active and belongs to the partner', async () => {
    const [mine, other] = [await createPartner(runningApp), await createPartner(runningApp)];
    const create = 'mutation ($code: String!) { createPromoCode(code: $code, discount: 10) { code } }';
    const [own, foreign] = [`own-${mine.code}`, `foreign-${other.code}`];
    await runningApp.as(mine.partner).graphql(create, { code: own });
    await runningApp.as(other.partner).graphql(create, { code: foreign });
    const browsers = [openBrowser(runningApp), openBrowser(runningApp), openBrowser(runningApp)] as const;
    await follow(browsers[0], `/?ref=${mine.code}&promo=${own.toUpperCase()}`);
    await follow(browsers[1], `/?ref=${mine.code}&promo=${foreign}`);
    await follow(browsers[2], `/?ref=${mine.code}`);
    for (const browser of browsers) {
      expect(await partnerOf(runningApp, await registerAccount(browser))).toBe(mine.partner.id);
    }
    expect(await offered(browsers[0])).toEqual({ offeredPromoCode: own });
    expect(await offered(browsers[1])).toEqual({ offeredPromoCode: null });
    expect(await offered(browsers[2])).toEqual({ offeredPromoCode: null });
    await runningApp
      .as(mine.partner)
      .graphql('mutation ($code: String!) { togglePromoCode(code: $code) { isActive } }', { code: own });
    expect(await offered(browsers[0])).toEqual({ offeredPromoCode: null });
  });
});

/** Statistics of the partner after a new login, because the session from months ago has expired. */
async function daysOf(partner: TestUser): Promise<unknown> {
  const session = await startSession(runningApp.stores.postgres, partner.id, runningApp.clock.now());
  const { data } = await runningApp
    .as({ headers: { cookie: `session=${session}` } })
    .graphql('{ partnerDays(days: 400) { day visits registrations payments } }');
  return data;
}
