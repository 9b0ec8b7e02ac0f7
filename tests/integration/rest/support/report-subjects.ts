import { createGroup } from '../../groups/support/group-calls.js';
import { createProject } from '../../clustering/support/clustering-calls.js';
import { createWorld, keywordWithMaxAds } from '../../reports/support/world.js';
import type { RunningApp } from '../../support/running-app.js';
import { runTool } from '../../tools/support/tool-calls.js';

/** Parameters that identify the subject of a report, by REST name. */
export type SubjectParameters = Readonly<Record<string, string>>;

/** Subject of each report with rows in the test data, except of reports on groups, runs and projects. */
const reportSubjects: Readonly<Record<string, SubjectParameters>> = {
  'page-keywords': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  'page-competitors': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  'lost-keywords': { domain: 'gamma.example' },
  'similar-keywords': { keyword: 'buy phone' },
  'keyword-search': { base: 'gny' },
  'ad-keywords': { domain: 'eps.example' },
  'ad-keywords-by-ad': { domain: 'eps.example', ads_id: '1062' },
  ads: { domain: 'eps.example' },
  'ad-links': { domain: 'eps.example' },
  'ad-facts': { domain: 'eps.example' },
  'ad-competitors': { domain: 'eps.example' },
  'direct-ads-by-domain': { base: 'msk', domain: 'eps.example' },
  'direct-ads': { base: 'msk', keyword: keywordWithMaxAds(createWorld()) },
  'direct-ad-keywords': { base: 'msk', domain: 'eps.example', adHash: '1062' },
  'visible-domains': { base: 'gny' },
  'top-keyword-domains': { base: 'gny' },
  'tool-domain-batch': { domains: 'alpha.example,beta.example' },
  'tool-main-themes': { domain: 'alpha.example' },
  comparison: { incl: 'alpha.example,beta.example' },
  'sites-by-adsense': { id: 'pub-100' },
  'sites-by-analytics': { id: 'UA-200' },
  'sites-by-leadia': { id: '31' },
  'sites-by-relap': { id: 'fe31a' },
  subdomains: { id: 'beta.example' },
};

/** Subject of a report with rows in the test data. */
export function reportSubject(reportId: string): SubjectParameters {
  return reportSubjects[reportId] ?? { domain: 'alpha.example' };
}

/** Creates a group report, a clustering project and a run of each tool. Returns the subjects of their reports by path. */
export async function createSubjects(app: RunningApp): Promise<(restPath: string) => SubjectParameters> {
  const list = app.world.keywords.slice(0, 40).map(({ word }) => word);
  const pages = [...new Set(app.world.results.map(({ domain, path }) => domain + path))].slice(0, 6);
  const rid = await createGroup(app, { domains: ['beta.example', 'eps.example'], top: 50 });
  const project = await createProject(app, list);
  const runInputs: readonly [path: string, input: object][] = [
    ['/tools/keywords_by_list', { list }],
    ['/tools/concurents_by_keywords', { list, top: 50 }],
    ['/tools/extended_keywords', { list, config: { similarity: 4, deleteDuplicate: false } }],
    ['/tools/keywords_by_pages', { list: pages, top: 50 }],
    ['/tools/dictionary-by-pages', { pages }],
    [
      '/tools/dictionary-ext-by-page',
      { url: pages[0], config: { list, pages, useList: true, usePages: true } },
    ],
  ];
  const runs: (readonly [path: string, uid: string])[] = [];
  for (const [path, input] of runInputs) runs.push([path, await runTool(app, path, input)]);
  return (restPath): SubjectParameters => {
    if (restPath.includes('{rid}')) return { rid };
    if (restPath.startsWith('/clustering/')) return { uid: project, id: '0' };
    const [, uid = ''] = runs.find(([path]) => restPath.startsWith(path)) ?? [];
    return { uid };
  };
}
