import { beforeAll, describe, expect, it } from 'vitest';
import {
  documentedCalls,
  shapeMismatches,
  type DocumentedCall,
} from '../../support/public-api/field-lists.js';
import { createWorld, keywordWithMaxAds } from '../reports/support/world.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { casesAtDepth } from '../../support/test-depth.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

/** Parameters of a public API script for each call. */
const scriptParameters = (): Record<string, Record<string, string>> => ({
  '/report/compare': { incl: 'eps.example', excl: 'delta.example' },
  '/report/owner/subdomains': { id: 'beta.example' },
  '/report/simple/context/ads/': { domain: 'eps.example' },
  '/report/simple/context/ads/facts': { domain: 'eps.example' },
  '/report/simple/context/ads/links': { domain: 'eps.example' },
  '/report/simple/context/concurents': { domain: 'eps.example' },
  '/report/simple/context/keywords': { domain: 'eps.example' },
  '/report/simple/context/keywords/byads': { domain: 'eps.example', ads_id: '1062' },
  '/report/simple/domain_dashboard': { domain: 'alpha.example' },
  '/report/simple/keyword_dashboard': { keyword: 'buy phone' },
  '/report/simple/direct/ads': {
    base: 'msk',
    kid: String(app.ids.keyword(keywordWithMaxAds(createWorld()))),
  },
  '/report/simple/direct/domain': { base: 'msk', domain: 'eps.example' },
  '/report/simple/domain_ad_history': { domain: 'eps.example' },
  '/report/simple/organic/concurents': { domain: 'alpha.example', top: '50' },
  '/report/simple/organic/keywords': { domain: 'alpha.example' },
  '/report/simple/organic/keywords/bypage': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/concurent_pages': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/lost_keywords': { domain: 'gamma.example' },
  '/report/simple/organic/lost_pages': { domain: 'alpha.example' },
  '/report/simple/organic/sitepages': { domain: 'alpha.example' },
  '/report/simple/organic/sitepages/withkeys': { domain: 'alpha.example' },
  '/report/simple/similarkeys': { keyword: 'buy phone' },
  '/report/simple/top_domain_visibility': { domain: 'alpha.example' },
  '/report/system_keywords': { strict: 'true', hideadult: 'true' },
});

async function callApi(
  call: DocumentedCall,
  more: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const query = new URLSearchParams({
    base: 'gny',
    ...call.query,
    ...scriptParameters()[call.path],
    ...more,
  });
  const response = await fetch(`${app.url}${call.path}?${query.toString()}`, {
    method: call.method,
    headers: app.fixedHeaders,
  });
  return { status: response.status, body: await response.json() };
}

describe('every call of the public API returns its documented fields', () => {
  it.each(documentedCalls())('$method $path', async (call) => {
    const { status, body } = await callApi(call);
    expect(status).toBe(200);
    expect(shapeMismatches(call.response, body)).toEqual([]);
    if (call.filterable.length > 0) expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
  });

  const filterableCalls = documentedCalls().filter(({ filterable }) => filterable.length > 0);
  it.each(casesAtDepth(filterableCalls, 3))('$path filters by each documented field', async (call) => {
    for (const field of call.filterable) {
      const { status, body } = await callApi(call, {
        filter: `${field}!=${/date|_at$/.test(field) ? '2020-01-31' : '1'}`,
      });
      expect([field, status, status === 200 ? '' : body]).toEqual([field, 200, '']);
    }
  });
});

describe('database calls', () => {
  it('wizardClasses lists ids and names in the language of the request', async () => {
    const [english, russian] = await Promise.all(
      ['en', 'ru'].map(
        async (language) =>
          (await app.get('/wizardClasses', { 'accept-language': language })).json() as Promise<
            { id: number; name: string }[]
          >,
      ),
    );
    expect(english?.map(({ id }) => id)).toEqual(russian?.map(({ id }) => id));
    expect(english?.[0]).toEqual({ id: 1, name: 'Featured snippet' });
    expect(russian?.[0]).toEqual({ id: 1, name: 'Быстрый ответ' });
  });

  it('changedb stores the selection in a cookie, and regions/db returns it', async () => {
    const changed = await app.get('/changedb/msk?url=/keywords%3Fdomain%3Da.example%26db%3Dgny', {
      accept: 'text/html',
    });
    expect(changed.status).toBe(302);
    expect(changed.headers.get('location')).toBe('/keywords?domain=a.example&db=msk');
    const cookie = String(changed.headers.get('set-cookie')).split(';')[0] ?? '';
    expect(await (await app.get('/regions/db', { cookie })).json()).toMatchObject({
      code: 'msk',
      engine: 'yandex',
      currency: 'RUB',
    });
    expect(await (await app.get('/api/regions/db')).json()).toMatchObject({ code: 'gny', engine: 'google' });
    expect(await (await app.get('/regions/db', { cookie: 'db=gone' })).json()).toMatchObject({
      code: 'gny',
    });
  });

  it('changedb falls back to gny for an unknown database', async () => {
    const changed = await app.get('/changedb/atlantis');
    expect(String(changed.headers.get('set-cookie'))).toMatch(/^db=gny;/);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '\\\\evil.example',
    '/a\r\nx: y',
  ])('changedb never redirects to another site: %s', async (url) => {
    const location =
      (await app.get(`/changedb/gny?url=${encodeURIComponent(url)}`)).headers.get('location') ?? '';
    expect(new URL(location, 'http://here.example').origin).toBe('http://here.example');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
