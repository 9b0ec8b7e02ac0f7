import { beforeAll, describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { listParameters } from '../../../server/rest/parameters/rest-parameters.js';
import { restRoutes } from '../../../server/rest/rest-routes.js';
import { createWorld, keywordWithMaxAds } from '../reports/support/world.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const page = { accept: 'text/html' };

describe.each(['db', 'base'])('the database that a URL selects by %s', (name) => {
  it('applies to a call', async () => {
    const called = await app.get(`/api/report/simple/direct/domain?domain=eps.example&${name}=msk`);
    expect(called.status).toBe(200);
    const other = await app.get(`/api/report/simple/direct/domain?domain=eps.example&${name}=gny`);
    expect((await other.json()) as object).toMatchObject({ error: 'UNSUPPORTED_BASE' });
  });

  it('applies to every declared call that reads one', async () => {
    const readingCalls = restRoutes(await buildAppSchema()).flatMap(({ path, parameters }) =>
      listParameters(parameters)
        .map((parameter) => [parameter.name, ...(parameter.aliases ?? [])])
        .filter((names) => names.includes('db') || names.includes('base'))
        .map((names) => [path, names.includes(name)]),
    );
    expect(readingCalls.length).toBeGreaterThan(40);
    expect(readingCalls.filter(([, reads]) => !reads)).toEqual([]);
  });

  it('becomes the selected database on the page of a domain', async () => {
    const opened = await app.get(`/report?domain=alpha.example&${name}=msk`, page);
    expect(String(opened.headers.get('set-cookie'))).toMatch(/^db=msk;/);
  });

  it('resolves a keyword whose page URL has its id', async () => {
    const word = keywordWithMaxAds(createWorld());
    const { route } = findReport('direct-ads') ?? expect.fail();
    const kid = String(app.ids.keyword(word));
    const opened = await app.get(`${route}?kid=${kid}&${name}=msk`, page);
    const location = new URL(opened.headers.get('location') ?? '', app.url);
    expect(Object.fromEntries(location.searchParams)).toEqual({ key: word, [name]: 'msk' });
  });

  it('is preserved in the back link of a rejected file', async () => {
    const rejected = await app.get(
      `/api/report/simple/direct/ads?keyword=no such keyword&${name}=msk&type=csv`,
      page,
    );
    expect(await rejected.text()).toContain('?key=no+such+keyword&#38;db=msk"');
  });
});
