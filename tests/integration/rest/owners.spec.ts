import { beforeAll, describe, expect, it } from 'vitest';
import { displayedIdentifiers } from '../reports/support/owners.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;
beforeAll(async () => {
  here = await runApp({ hiddenOwnerIds: ['7'] });
});

describe('R19 whose a domain is', () => {
  const whole = `query ($domain: String!) { monetization(domain: $domain) {
    domain identifiers { kind id sites } sites { name kinds } subdomains { name } subdomainsCount } }`;

  it('counts the sites of each identifier and names the others, the most visited first', async () => {
    const { data } = await here.graphql(whole, { domain: 'eta.example' });
    const { adsenseid, analytics } = displayedIdentifiers(here.world, 'eta.example');
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

  it('names the subdomains, and a hidden owner neither by number nor by sites', async () => {
    const { data } = await here.graphql(whole, { domain: 'beta.example' });
    expect(data).toMatchObject({
      monetization: { subdomains: [{ name: 'shop.beta.example' }], subdomainsCount: 1 },
    });
    const { identifiers } = (data as { monetization: { identifiers: object[] } }).monetization;
    expect(identifiers).toContainEqual({ kind: 'adsense', id: 'pub-7', sites: null });
  });

  it('shows sites of an owner to plans that hold them, and the hidden owner to nobody', async () => {
    const demo = here.as(await createUser(here, { kind: 'demo' }));
    const address = '/api/report/owner/byadsense?id=pub-100';
    const statuses = await Promise.all(
      [here.guest, demo, here].map(async (who) => (await who.get(address)).status),
    );
    expect(statuses).toEqual([402, 402, 200]);
    for (const id of ['pub-7', 'CA-PUB-7', '7']) {
      const answer = await here.get(`/api/report/owner/byadsense?id=${id}`);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'OWNER_HIDDEN' }]);
      expect((await here.get(`/api/report/owner/byadsense?id=${id}&type=csv`)).status).toBe(403);
    }
    const { data } = await demo.graphql(whole, { domain: 'eta.example' });
    expect(data).toMatchObject({ monetization: { sites: null } });
  });
});

describe('R70 R71 the forms of the start page', () => {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(here.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });

  it.each(['/', '/report'])(
    '%s leads to the comparison of its domains, and keeps the database',
    async (address) => {
      const domainlist = 'https://www.alpha.example/x\n\n  beta.example \r\nALPHA.example\n';
      const answer = await post(address, { domainlist, db: 'msk' });
      expect(answer.status).toBe(303);
      expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
        '/compare?domains=alpha.example,beta.example&db=msk',
      );
      expect(answer.headers.get('set-cookie')).toMatch(/^db=msk;/);
    },
  );

  it('lead to the report on a single domain, and home without any', async () => {
    const one = await post('/', { domainlist: ' alpha.example\n', db: 'nowhere' });
    expect([one.status, one.headers.get('location'), one.headers.get('set-cookie')]).toEqual([
      303,
      '/report?domain=alpha.example',
      null,
    ]);
    expect((await post('/', { domainlist: '\n \n' })).headers.get('location')).toBe('/');
  });

  it('the search form makes its database the chosen one, an unknown one changes nothing', async () => {
    const cookie = async (db: string) =>
      (await here.guest.get(`/report?domain=alpha.example&db=${db}`, { accept: 'text/html' })).headers
        .getSetCookie()
        .find((one) => one.startsWith('db='));
    expect(await cookie('MSK')).toMatch(/^db=msk;/);
    expect(await cookie('nowhere')).toBeUndefined();
    expect((await here.guest.get('/report?domain=alpha.example')).status).toBe(404);
  });
});
