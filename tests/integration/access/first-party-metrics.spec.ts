import { beforeAll, describe, expect, it } from 'vitest';
import { camelCase } from '../../../server/contract/formatting/camel-case.js';
import { reportRegistry } from '../../../server/reports/report-registry.js';
import { importContents } from '../../support/import-files.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { casesAtDepth } from '../../support/test-depth.js';

const ownSite = 'private-own.example';
const siteWithoutData = 'nobodys-own.example';

/** Callers, by their relation to the importing account. */
type Role = 'owner' | 'colleague' | 'other' | 'colleague of other' | 'demo' | 'administrator' | 'guest';
const accountRoles: readonly Role[] = ['owner', 'colleague'];
const foreign: readonly Role[] = ['other', 'colleague of other', 'demo', 'administrator', 'guest'];

let app: RunningApp;
const usersByRole = new Map<Role, TestUser>();

beforeAll(async () => {
  app = await runApp({ guestRequestsPerMinute: 1_000_000, apiBurstRequests: 100_000 });
  const owner = await createUser(app, { kind: 'team' });
  const otherOwner = await createUser(app, { kind: 'team' });
  usersByRole.set('owner', owner);
  usersByRole.set('colleague', await createUser(app, { kind: 'demo', owner }));
  usersByRole.set('other', otherOwner);
  usersByRole.set('colleague of other', await createUser(app, { kind: 'demo', owner: otherOwner }));
  usersByRole.set('demo', await createUser(app, { kind: 'demo' }));
  usersByRole.set('administrator', await createUser(app, { kind: 'administrator' }));
  // A team member's upload belongs to the account. The other account imports a site of its own.
  const header = 'Query,Page,Date,Country,Device,Clicks,Impressions,Position';
  const row = (site: string, word: string) =>
    `${word},https://${site}/${word},2026-11-01,usa,MOBILE,3,77,2.5`;
  const importOf = (role: Role, domain: string, words: readonly string[]) =>
    importContents(
      app.stores,
      { 'api.csv': [header, ...words.map((word) => row(domain, word)), ''].join('\n') },
      { owner: { account: usersByRole.get(role)?.id ?? 0 }, domain },
    );
  await importOf('colleague', ownSite, ['secretword', 'secretother']);
  await importOf('other', 'others-own.example', ['otherword']);
});

/** Measured positions of the site, visible to all users. */
const measured = [
  'keyword,position,url',
  ...['secretword', 'measuredword'].map((word, index) => `${word},${index + 3},https://${ownSite}/${word}`),
  '',
].join('\n');

const getCaller = (role: Role) => {
  const user = usersByRole.get(role);
  return user ? app.as({ headers: user.headers }) : app.guest;
};

const firstPartyReports = reportRegistry.filter(
  ({ firstPartyDimension }) => firstPartyDimension !== undefined,
);

/** Every path that returns rows of a report. */
const callsFor = (restPath: string, site: string) =>
  ['', '&type=csv', '&type=copy', '&per_page=50&page=1'].map(
    (form) => `/api${restPath}?domain=${site}${form}`,
  );

/** Response body with the site name and the request id replaced. */
async function fetchText(role: Role, path: string): Promise<string> {
  const response = await getCaller(role).get(path);
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return `${response.status} ${text}`.replaceAll(ownSite, 'SITE').replaceAll(siteWithoutData, 'SITE');
}

describe('data that an account imported for its site', () => {
  it.each(casesAtDepth(firstPartyReports, 1).map(({ id, restPath }) => [id, restPath] as const))(
    '%s is visible to the account and its team in every format, and to others looks like a site without imports',
    async (id, restArguments) => {
      for (const path of callsFor(restArguments, ownSite)) {
        for (const role of accountRoles) {
          expect(await fetchText(role, path), `${role} ${path}`).toMatch(/77|154/);
        }
      }
      for (const role of foreign) {
        for (const [index, path] of callsFor(restArguments, ownSite).entries()) {
          const response = await fetchText(role, path);
          expect(response, `${role} ${path}`).not.toMatch(/secret|77|154/);
          expect(response, `${role} ${path}`).toBe(
            await fetchText(role, callsFor(restArguments, siteWithoutData)[index] ?? ''),
          );
        }
      }
      const query = `query ($domain: String!) { ${camelCase(id)}(domain: $domain) { total totalUnfiltered message data { clicks impressions } } }`;
      for (const role of accountRoles) {
        const { data } = await getCaller(role).graphql(query, { domain: ownSite });
        expect(JSON.stringify(data), role).toMatch(/77|154/);
      }
      for (const role of foreign) {
        const [teamMember, nothing] = await Promise.all(
          [ownSite, siteWithoutData].map((domain) => getCaller(role).graphql(query, { domain })),
        );
        expect([teamMember?.data, teamMember?.errors?.[0]?.extensions.code], role).toEqual([
          nothing?.data,
          nothing?.errors?.[0]?.extensions.code,
        ]);
      }
    },
  );

  it('adds nothing to the database that has the same id as the account', async () => {
    const { postgres } = app.stores;
    const empty: { id: number }[] = await postgres.query(
      'SELECT id FROM base WHERE generation = 0 AND id > (SELECT max(id) FROM account) ORDER BY id LIMIT 1',
    );
    const id = empty[0]?.id ?? expect.fail('no database has a number that no account has yet');
    await postgres.query(`SELECT setval(pg_get_serial_sequence('account', 'id'), $1, false)`, [id]);
    const owner = await createUser(app, { kind: 'administrator' });
    expect(owner.id).toBe(id);
    const ownQueries = async () =>
      (await (await app.as(owner).get('/api/report/own/queries?domain=numbered.example')).json()) as unknown;
    expect(await ownQueries()).toMatchObject({ total: 0 });
    const rows = [1, 2, 3].map(
      (index) => `word ${index},https://numbered.example/${index},2026-11-01,usa,MOBILE,3,77,`,
    );
    await importContents(
      app.stores,
      { 'api.csv': ['Query,Page,Date,Country,Device,Clicks,Impressions,Position', ...rows, ''].join('\n') },
      { owner: { account: id }, domain: 'numbered.example' },
    );
    const { data } = await app
      .as(owner)
      .graphql('{ ownData { databases { bytes database { code } } } databases { code empty keywords } }');
    const [{ code }]: [{ code: string }] = await postgres.query('SELECT code FROM base WHERE id = $1', [id]);
    const sizes = (data?.['ownData'] as { databases: { bytes: number; database: { code: string } }[] })
      .databases;
    expect(sizes.find(({ database }) => database.code === code)?.bytes ?? 0).toBe(0);
    const databases = data?.['databases'] as { code: string; empty: boolean; keywords: number | null }[];
    expect(databases.find((database) => database.code === code)).toMatchObject({ empty: true });
    expect(await ownQueries(), 'by the next request').toMatchObject({ total: 3 });
  });

  describe('first-party columns next to measured columns', () => {
    beforeAll(() =>
      importContents(app.stores, { 'positions.csv': measured }, { base: 'gny', date: '2026-11-02' }).then(
        () => undefined,
      ),
    );

    const reports = reportRegistry.filter(({ firstPartyJoin }) => firstPartyJoin !== undefined);
    const pathOf = (rest: string, more = '') =>
      `/api${rest}?domain=${ownSite}${rest.endsWith('/bypage') ? '&page_url=/secretword' : ''}&base=gny${more}`;

    it.each(casesAtDepth(reports, 1).map(({ id, restPath }) => [id, restPath] as const))(
      '%s has first-party columns for the account and its team, and others get no value, row or sort order from them',
      async (id, restArguments) => {
        const jsonOf = async (role: Role, more = '') => {
          const response = await getCaller(role).get(pathOf(restArguments, more));
          return (await response.json()) as {
            total?: number;
            data?: Record<string, unknown>[];
            message?: string;
          };
        };
        for (const role of accountRoles) {
          const { data = [], message } = await jsonOf(role);
          expect(
            data.filter(({ own_clicks: clicks }) => clicks !== null),
            role,
          ).toMatchObject([{ own_clicks: 3, own_impressions: 77, own_ctr: 3.9, own_position: 2.5 }]);
          expect(message).toContain('Search Console, 1 Nov 2026');
        }
        const filtered = '&filter=own_clicks%3E0';
        expect((await jsonOf('owner', filtered)).total).toBe(1);
        for (const role of foreign) {
          const plain = await fetchText(role, pathOf(restArguments));
          expect(plain, role).not.toMatch(/"own_clicks":\d|\b77\b|Search Console/);
          expect((await jsonOf(role, filtered)).total ?? 0, role).toBe(0);
          const file = await fetchText(role, pathOf(restArguments, '&type=csv'));
          expect(file, role).not.toMatch(/Own |\b77\b/);
          const ownerText = await fetchText(
            role,
            pathOf(restArguments, '&type=csv&columns=own_clicks,own_impressions'),
          );
          expect(ownerText, role).not.toMatch(/\b77\b/);
          const sorted = await jsonOf(role, '&sort=own_clicks%7Casc');
          const sortedByClicks = await jsonOf(role, '&sort=own_clicks%7Cdesc');
          expect(sorted.data?.map(({ own_clicks: clicks }) => clicks ?? null) ?? []).not.toContain(3);
          expect(sorted.total).toBe(sortedByClicks.total);
        }
        // The cached total of one user's filter must not be reused for the other user.
        expect((await jsonOf('owner', filtered)).total).toBe(1);
        const csv = await fetchText('owner', pathOf(restArguments, '&type=csv'));
        expect(csv).toMatch(/Clicks.*Impressions.*CTR.*Own position/);
        expect(csv).toContain('77');
        const field = camelCase(id);
        const page = id === 'page-keywords' ? ', pageUrl: "/secretword"' : '';
        const query = `{ ${field}(domain: "${ownSite}", base: "gny"${page}) { data { ownClicks ownPosition } } }`;
        const ofOwner = await getCaller('colleague').graphql(query);
        expect(JSON.stringify(ofOwner.data)).toContain('"ownClicks":3,"ownPosition":2.5');
        for (const role of foreign) {
          const { data } = await getCaller(role).graphql(query);
          expect(JSON.stringify(data), role).not.toMatch(/"own(Clicks|Position)":\d/);
        }
      },
    );

    it('never leaks through the query cache, whichever user requests the report first', async () => {
      const path = (perPage: number) => pathOf('/report/simple/organic/keywords', `&per_page=${perPage}`);
      const seesSites = async (role: Role, perPage: number) =>
        /"own_clicks":3\b/.test(await fetchText(role, path(perPage)));
      for (const role of ['owner', 'other', 'demo', 'guest', 'colleague', 'guest', 'owner'] as const) {
        expect(await seesSites(role, 25), `${role} after the owner`).toBe(accountRoles.includes(role));
      }
      for (const role of ['guest', 'demo', 'other', 'owner', 'other', 'colleague', 'guest'] as const) {
        expect(await seesSites(role, 50), `${role} after a guest`).toBe(accountRoles.includes(role));
      }
      const metrics = await (await app.guest.get('/metrics')).text();
      expect(metrics).toMatch(/^query_cache_lookups_total\{result="hit"\} [1-9]/m);
    });

    it("lists only the sites of the visitor's own account", async () => {
      const query = '{ viewer { ownSites { site reports columnsOnGoogle columnsOnYandex } } }';
      const sitesOf = async (role: Role) =>
        ((await getCaller(role).graphql(query)).data as unknown as { viewer: { ownSites: unknown[] } }).viewer
          .ownSites;
      const expected = {
        site: ownSite,
        reports: ['own-queries', 'own-pages', 'own-days', 'own-countries', 'own-devices'],
        columnsOnGoogle: ['organic-keywords', 'page-keywords', 'site-pages'],
        columnsOnYandex: [],
      };
      for (const role of accountRoles) expect(await sitesOf(role), role).toEqual([expected]);
      for (const role of ['other', 'colleague of other'] as const) {
        expect(await sitesOf(role), role).toEqual([{ ...expected, site: 'others-own.example' }]);
      }
      for (const role of ['demo', 'administrator', 'guest'] as const) {
        expect(await sitesOf(role), role).toEqual([]);
      }
    });
  });

  it('does not count as a report of the day and is not added to the history', async () => {
    await getCaller('owner').get(`/api/report/own/queries?domain=${ownSite}`);
    const rows: unknown = await app.stores.postgres.query(
      'SELECT 1 FROM request_history WHERE path LIKE $1',
      ['%/own/%'],
    );
    expect(rows).toEqual([]);
  });

  it('disappears with its account, and the next clean-up deletes its rows', async () => {
    const leaving = await createUser(app, { kind: 'team' });
    const site = 'leaving-own.example';
    await importContents(
      app.stores,
      { 'api.csv': 'Query,Clicks,Impressions,Position\ngone,3,77,2.5\n' },
      { owner: { account: leaving.id }, domain: site, date: '2026-11-01' },
    );
    const countRemaining = async () => {
      const { rows } = await app.stores.clickhouse.query<{ found: number }>(
        'SELECT count() AS found FROM own_fact WHERE owner = {owner:UInt32}',
        { parameters: { owner: leaving.id } },
      );
      return rows[0]?.found;
    };
    expect(await countRemaining()).toBe(1);
    await app.stores.postgres.query('DELETE FROM account WHERE id = $1', [leaving.id]);
    await importContents(
      app.stores,
      { 'api.csv': 'Query,Clicks,Impressions,Position\nstays,3,77,2.5\n' },
      {
        owner: { account: usersByRole.get('owner')?.id ?? 0 },
        domain: ownSite,
        date: '2026-10-01',
      },
    );
    expect(await countRemaining()).toBe(0);
    const sites: unknown = await app.stores.postgres.query('SELECT 1 FROM own_site WHERE site = $1', [site]);
    expect(sites).toEqual([]);
  });
});
