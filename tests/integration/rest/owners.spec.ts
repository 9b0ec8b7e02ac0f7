import { beforeAll, describe, expect, it } from 'vitest';
import { displayedIdentifiers } from '../reports/support/owners.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ hiddenOwnerIds: ['7'] });
});

describe('domain owners', () => {
  const monetizationQuery = `query ($domain: String!) { monetization(domain: $domain) {
    domain identifiers { kind id sites } sites { name kinds } subdomains { name } subdomainsCount } }`;

  it('lists the identifiers with site counts and names, most visited first', async () => {
    const { data } = await app.graphql(monetizationQuery, { domain: 'eta.example' });
    const { adsenseid, analytics } = displayedIdentifiers(app.world, 'eta.example');
    expect(data).toMatchObject({
      monetization: {
        identifiers: [
          { kind: 'adsense', id: adsenseid, sites: 5 },
          { kind: 'analytics', id: analytics, sites: 6 },
          { kind: 'leadia', id: '31', sites: 5 },
        ],
        subdomainsCount: 0,
      },
    });
    const { sites } = (data as { monetization: { sites: { name: string; kinds: string[] }[] } }).monetization;
    expect(sites.find(({ name }) => name === 'gamma.example')).toBeUndefined();
    expect(sites.find(({ name }) => name === 'zeta.example')?.kinds).toEqual(['analytics', 'leadia']);
    expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
  });

  it('lists the subdomains and hides a private owner', async () => {
    const { data } = await app.graphql(monetizationQuery, { domain: 'beta.example' });
    expect(data).toMatchObject({
      monetization: { subdomains: [{ name: 'shop.beta.example' }], subdomainsCount: 1 },
    });
    const { identifiers } = (data as { monetization: { identifiers: object[] } }).monetization;
    expect(identifiers).toContainEqual({ kind: 'adsense', id: 'pub-7', sites: null });
  });

  it('shows the sites of an owner to plans that include them, and a private owner to none', async () => {
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const address = '/api/report/owner/byadsense?id=pub-100';
    const statuses = await Promise.all(
      [app.guest, demo, app].map(async (caller) => (await caller.get(address)).status),
    );
    expect(statuses).toEqual([402, 402, 200]);
    for (const id of ['pub-7', 'CA-PUB-7', '7']) {
      const response = await app.get(`/api/report/owner/byadsense?id=${id}`);
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'OWNER_HIDDEN' }]);
      expect((await app.get(`/api/report/owner/byadsense?id=${id}&type=csv`)).status).toBe(403);
    }
    const { data } = await demo.graphql(monetizationQuery, { domain: 'eta.example' });
    expect(data).toMatchObject({ monetization: { sites: null } });
  });
});

describe('forms of the home page', () => {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(app.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });

  it.each(['/', '/report'])(
    '%s redirects to the comparison of its domains with the database',
    async (address) => {
      const domainlist = 'https://www.alpha.example/x\n\n  beta.example \r\nALPHA.example\n';
      const response = await post(address, { domainlist, db: 'msk' });
      expect(response.status).toBe(303);
      expect(decodeURIComponent(response.headers.get('location') ?? '')).toBe(
        '/compare?domains=alpha.example,beta.example&db=msk',
      );
      expect(response.headers.get('set-cookie')).toMatch(/^db=msk;/);
    },
  );

  it('redirects to the report for a single domain and home without any', async () => {
    const one = await post('/', { domainlist: ' alpha.example\n', db: 'nowhere' });
    expect([one.status, one.headers.get('location'), one.headers.get('set-cookie')]).toEqual([
      303,
      '/report?domain=alpha.example',
      null,
    ]);
    expect((await post('/', { domainlist: '\n \n' })).headers.get('location')).toBe('/');
  });

  it('the search form selects its database, and an unknown one changes nothing', async () => {
    const cookie = async (db: string) =>
      (await app.guest.get(`/report?domain=alpha.example&db=${db}`, { accept: 'text/html' })).headers
        .getSetCookie()
        .find((item) => item.startsWith('db='));
    expect(await cookie('MSK')).toMatch(/^db=msk;/);
    expect(await cookie('nowhere')).toBeUndefined();
    expect((await app.guest.get('/report?domain=alpha.example')).status).toBe(404);
  });
});
