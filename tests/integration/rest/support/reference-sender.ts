import type { ReferenceCall } from '../../../support/public-reference/reference.js';
import { createWorld, keywordWithMaxAds } from '../../reports/support/world.js';
import type { RunningApp } from '../../support/running-app.js';
import { createSubjects } from './report-subjects.js';

/** Sends a call of the public API with a subject of the test data and returns the parsed response. */
export type SendReferenceCall = (
  call: ReferenceCall,
  query?: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: unknown }>;

/** Subjects of simple reports; others have `alpha.example`. */
const simpleSubjects = (app: RunningApp): Readonly<Record<string, Record<string, string>>> => ({
  '/report/compare': { incl: 'eps.example', excl: 'delta.example' },
  '/report/owner/subdomains': { id: 'beta.example' },
  '/report/simple/context/keywords/byads': { domain: 'eps.example', ads_id: '1062' },
  '/report/simple/direct/ads': {
    base: 'msk',
    kid: String(app.ids.keyword(keywordWithMaxAds(createWorld()))),
  },
  '/report/simple/direct/domain': { base: 'msk', domain: 'eps.example' },
  '/report/simple/keyword_dashboard': { keyword: 'buy phone' },
  '/report/simple/organic/keywords/bypage': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/concurent_pages': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/lost_keywords': { domain: 'gamma.example' },
  '/report/simple/similarkeys': { keyword: 'buy phone' },
  '/tools/site-themes': { site: 'alpha.example' },
  '/report/system_keywords': { strict: 'true', hideadult: 'true' },
});

/** Parameters that name a subject, which differ from those of the examples. */
function subjectParameters({ path, parameters }: ReferenceCall, app: RunningApp): Record<string, string> {
  const domain = path.includes('/context/') ? 'eps.example' : 'alpha.example';
  return { ...(parameters.includes('domain') ? { domain } : {}), ...simpleSubjects(app)[path] };
}

/** Creates the subjects of all calls of the public API. */
export async function createReferenceSender(app: RunningApp): Promise<SendReferenceCall> {
  const subjectOf = await createSubjects(app);
  const list = app.world.keywords.slice(0, 10).map(({ word }) => word);
  const pages = [...new Set(app.world.results.map(({ domain, path }) => domain + path))].slice(0, 3);
  const bodies: Readonly<Record<string, object>> = {
    '/report/group': { domains: ['beta.example', 'eps.example'] },
    '/tools/delete_double': { list },
    '/tools/extended_keywords': { list, config: { similarity: 5 } },
    '/tools/keywords_by_list': { list },
    '/clustering': { list },
    '/tools/concurents_by_keywords': { list },
    '/tools/keywords_by_pages': { list: pages },
    '/tools/dictionary-ext-by-page': {
      url: pages[0],
      config: { list, pages, useList: true, usePages: true },
    },
    '/tools/dictionary-by-pages': { pages },
    '/tools/domains-batch': { data: { domains: 'alpha.example\nbeta.example\nnobody.example' } },
    '/tools/history-serp': { keyword: 'buy phone' },
    '/tools/check-top': { list },
    '/tools/check-top-concurents-domains': { list },
    '/tools/check-top-concurents-urls': { list },
    '/tools/compare': { left: list, right: list.slice(1), options: 'present_left' },
    '/tools/combine': { lists: [['a', 'b'], ['c']] },
    '/tools/unique': { list },
  };
  return async (call, query = {}) => {
    const pathParameters = subjectOf(call.path);
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? '');
    const search = new URLSearchParams({
      base: 'gny',
      ...Object.fromEntries(new URLSearchParams(call.query)),
      ...query,
      ...subjectParameters(call, app),
    });
    const address = `${path}?${search.toString()}`;
    const response = await (call.method === 'GET'
      ? app.get(address)
      : app.send(call.method, address, bodies[call.path] ?? {}));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
}
