import type { Localised } from '../../contract/language/localised.js';
import { withPublicColumns } from '../../reports/engine/public-columns.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';

/** Paths of the public API that this server implements, without `/api`. Scripts of that API call them unchanged. */
const coveredPaths: ReadonlySet<string> = new Set(
  [
    '/clustering',
    '/clustering/list',
    '/clustering/node/{uid}',
    '/clustering/node/{uid}/{id}/keywords',
    '/clustering/state/{uid}',
    '/clustering/{uid}',
    '/clustering/{uid}/build',
    '/limits/all',
    '/report/compare',
    '/report/group',
    '/report/group/context/ads/facts/{rid}',
    '/report/group/context/ads/links/{rid}',
    '/report/group/context/ads/{rid}',
    '/report/group/context/concurents/{rid}',
    '/report/group/context/keywords/{rid}',
    '/report/group/domains/{rid}',
    '/report/group/list',
    '/report/group/organic/concurents/{rid}',
    '/report/group/organic/keywords/{rid}',
    '/report/group/organic/sitepages/{rid}',
    '/report/group/state/{rid}',
    '/report/owner/subdomains',
    '/report/simple/context/ads/',
    '/report/simple/context/ads/facts',
    '/report/simple/context/ads/links',
    '/report/simple/context/concurents',
    '/report/simple/context/keywords',
    '/report/simple/context/keywords/byads',
    '/report/simple/direct/ads',
    '/report/simple/direct/domain',
    '/report/simple/domain_ad_history',
    '/report/simple/domain_dashboard',
    '/report/simple/keyword_dashboard',
    '/report/simple/organic/concurent_pages',
    '/report/simple/organic/concurents',
    '/report/simple/organic/keywords',
    '/report/simple/organic/keywords/bypage',
    '/report/simple/organic/lost_keywords',
    '/report/simple/organic/lost_pages',
    '/report/simple/organic/sitepages',
    '/report/simple/organic/sitepages/withkeys',
    '/report/simple/similarkeys',
    '/report/simple/top_domain_visibility',
    '/report/system_keywords',
    '/tools/check-top',
    '/tools/check-top-concurents-domains',
    '/tools/check-top-concurents-urls',
    '/tools/combine',
    '/tools/compare',
    '/tools/concurents_by_keywords',
    '/tools/concurents_by_keywords/state/{uid}',
    '/tools/concurents_by_keywords/{uid}',
    '/tools/delete_double',
    '/tools/dictionary-by-pages',
    '/tools/dictionary-by-pages/state/{uid}',
    '/tools/dictionary-by-pages/{uid}',
    '/tools/dictionary-ext-by-page',
    '/tools/dictionary-ext-by-page/state/{uid}',
    '/tools/dictionary-ext-by-page/{uid}',
    '/tools/domains-batch',
    '/tools/extended_keywords',
    '/tools/extended_keywords/state/{uid}',
    '/tools/extended_keywords/{uid}',
    '/tools/history-serp',
    '/tools/keywords_by_list',
    '/tools/keywords_by_list/{uid}',
    '/tools/keywords_by_pages',
    '/tools/keywords_by_pages/pages/{uid}',
    '/tools/keywords_by_pages/weight/{uid}',
    '/tools/site-themes',
    '/tools/unique',
  ].map(withoutTrailingSlash),
);

/** A part of the public API without data in this product. */
interface UncoveredArea {
  paths: readonly string[];
  /** Name of the missing data in the error message. */
  name: Localised;
}

/** Parts of the public API that this product does not cover. */
export const uncoveredAreas: readonly UncoveredArea[] = [
  {
    paths: ['/report/simple/links/*'],
    name: { en: 'backlinks', ru: 'обратных ссылок' },
  },
  {
    paths: [
      '/report/simple/organic/ai-answers',
      '/report/simple/ai-answers/*',
      '/ai_tracker',
      '/ai_tracker/*',
    ],
    name: { en: 'mentions in AI answers', ru: 'упоминаний в ответах ИИ' },
  },
  {
    paths: ['/report/ads/rsya', '/report/ads/rsya/*'],
    name: { en: 'ads of the Yandex advertising network', ru: 'рекламы в РСЯ' },
  },
  {
    paths: ['/tools/suggest', '/tools/suggest/*'],
    name: { en: 'search suggestions', ru: 'поисковых подсказок' },
  },
  {
    paths: ['/projects', '/projects/*', '/monitoring', '/monitoring/*'],
    name: { en: 'position monitoring by the public API', ru: 'отслеживания позиций через публичный API' },
  },
  {
    paths: ['/robots/*'],
    name: { en: 'the history of robots.txt', ru: 'истории robots.txt' },
  },
  {
    paths: ['/wordstat/*', '/serp', '/serp/*'],
    name: { en: 'live requests to search engines', ru: 'запросов к поисковым системам в реальном времени' },
  },
  {
    paths: ['/zen/*'],
    name: { en: 'Dzen channels', ru: 'каналов Дзена' },
  },
];

/** Whether the path of a route belongs to the public API. */
export function isPublicPath(path: string): boolean {
  return coveredPaths.has(withoutTrailingSlash(path));
}

/** The form of a report that its REST call has. */
export function servedDefinition(definition: ReportDefinition): ReportDefinition {
  return isPublicPath(definition.restPath) ? withPublicColumns(definition) : definition;
}

/**
 * Joins repeated slashes in the path of a URL. Clients that append an absolute path to a base address with a final
 * slash send two of them. Other paths of the server stay as they are.
 */
export function joinSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!path.includes('//')) return url;
  const joined = path.replace(/\/{2,}/g, '/');
  return publicUrlPattern.test(joined) ? [joined, ...query].join('?') : url;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}

const publicUrlPattern = new RegExp(
  `^(?:/api)?(?:${[...coveredPaths].map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})/?$`,
);
