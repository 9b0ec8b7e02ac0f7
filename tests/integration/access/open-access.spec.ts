import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, viewerOf } from '../accounts/support/test-browser.js';
import { importContents } from '../../support/import-files.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ access: 'open' });
});

const rows =
  '{ organicKeywords(domain: "alpha.example", perPage: 500, sort: "ws|desc") { total data { word } } }';

interface Rows {
  organicKeywords: { total: number; data: unknown[] };
}

async function countedSubjects(): Promise<unknown[]> {
  const counters: unknown[] = await app.stores.postgres.query('SELECT * FROM usage_counter');
  const objects: unknown[] = await app.stores.postgres.query('SELECT * FROM usage_object');
  return [...counters, ...objects];
}

describe('ACCESS=open', () => {
  it('treats a GraphQL visitor without cookies and tokens as the owner: full tables, sorting, no counting', async () => {
    const result = await app.guest.graphql(rows);
    expect(result.errors).toBeUndefined();
    const { total, data } = (result.data as unknown as Rows).organicKeywords;
    expect(total).toBeGreaterThan(15);
    expect(data).toHaveLength(Math.min(total, 500));
    expect(await countedSubjects()).toEqual([]);
  });

  it('treats a REST visitor as the owner: user calls, dashboard lists, full files', async () => {
    const { guest } = app;
    expect((await guest.get('/api/users/current')).status).toBe(200);
    const competitors = await guest.get(
      '/api/report/simple/domain_dashboard/concurents?domain=alpha.example&base=gny',
    );
    expect(competitors.status).toBe(200);
    const file = await guest.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    const lines = (await file.text()).trim().split('\n');
    const rejected = await guest.graphql(rows);
    expect(lines).toHaveLength((rejected.data as unknown as Rows).organicKeywords.total + 1);
    expect(await countedSubjects()).toEqual([]);
  });

  it('stores user settings once for all browsers', async () => {
    const created = await openBrowser(app).graphql(
      'mutation ($input: SavedFilterInput!) { createSavedFilter(input: $input) { filterName } }',
      { input: { filterName: 'mine', reportName: 'organic-keywords', filter: 'ws>=100' } },
    );
    expect(getErrorCode(created)).toBeUndefined();
    const other = await openBrowser(app).graphql(
      '{ savedFilters(reportName: "organic-keywords") { filterName } }',
    );
    expect(other.data).toEqual({ savedFilters: [{ filterName: 'mine' }] });
  });

  it("shows the owner's first-party data to every visitor", async () => {
    const site = 'alpha.example';
    await importContents(
      app.stores,
      { 'api.csv': 'Query,Date,Clicks,Impressions,Position\nbuy phone,2026-11-01,3,77,2.5\n' },
      { domain: site, owner: { email: 'owner@localhost' } },
    );
    const { data } = await app.guest.graphql(
      `{ viewer { ownSites { site } } ownQueries(domain: "${site}") { total }
         organicKeywords(domain: "${site}", filter: "own_clicks>0") { data { word ownClicks ownPosition } } }`,
    );
    expect(data).toEqual({
      viewer: { ownSites: [{ site }] },
      ownQueries: { total: 1 },
      organicKeywords: { data: [{ word: 'buy phone', ownClicks: 3, ownPosition: 2.5 }] },
    });
  });

  it('has no login and no pages for accounts, plans and prices', async () => {
    const browser = openBrowser(app);
    const logIn = await browser.graphql(
      'mutation { logIn(email: "owner@localhost", password: "x") { kind } }',
    );
    expect([logIn.status, getErrorCode(logIn)]).toEqual([403, 'FORBIDDEN']);
    expect(await viewerOf(browser)).toMatchObject({ kind: 'ADMINISTRATOR', sessionFault: null });
    const navigate = (path: string) => app.guest.get(path, { accept: 'text/html' });
    for (const path of ['/login', '/pricing', '/subscription', '/admin']) {
      expect((await navigate(path)).status).toBe(404);
    }
    for (const path of ['/', '/panel', '/history']) expect((await navigate(path)).status).toBe(200);
  });

  it('rejects purchases through GraphQL and through the account form', async () => {
    const browser = openBrowser(app);
    for (const call of [
      '{ tariffCalculation(act: buy, plan: 3, term: 0) { realCents } }',
      'mutation { createBill(act: buy, plan: 3, term: 0) { id } }',
      'mutation { initPayment(bill: 1, method: card, agreed: true) { address } }',
    ]) {
      expect([call, getErrorCode(await browser.graphql(call))]).toEqual([call, 'FORBIDDEN']);
    }
    const form = await browser.form('/panel', { act: 'prolong', tarifprolong: '3' });
    expect(form.headers.get('location')).toBe('/panel?error=FORBIDDEN#changePlanPanel');
    expect(await app.stores.postgres.query('SELECT 1 FROM bill')).toEqual([]);
  });

  it('keeps the e-mail by which the server finds the account of the owner', async () => {
    const { data } = await app.guest.graphql('{ currentAccount { id email } }');
    const { id, email } = (data as { currentAccount: { id: number; email: string } }).currentAccount;
    for (const confirmed of [false, true]) {
      const changed = await app.guest.graphql(
        `mutation ($id: Int!, $confirmed: Boolean!) {
          changeAccountEmail(id: $id, email: "other@example.com", confirmed: $confirmed) { email }
        }`,
        { id, confirmed },
      );
      expect(getErrorCode(changed)).toBe('FORBIDDEN');
    }
    expect(await viewerOf(openBrowser(app))).toMatchObject({ account: { id, email } });
  });

  it('gives a request from a page of another site no owner rights', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const savedFilter = { filterName: 'theirs', reportName: 'organic-keywords', filter: 'ws>=100' };
    const foreign = await app.guest.send('POST', '/api/report/filter', savedFilter, headers);
    expect(foreign.status).toBe(403);
    expect((await app.guest.send('POST', '/api/report/filter', savedFilter)).status).toBe(200);
  });
});
