import type { Localised } from '../language/localised.js';
import { pageTitles } from '../pages/page-titles.js';

/** Sections of the help. */
export const helpGroups = [
  'start',
  'figures',
  'seo',
  'ppc',
  'keywords',
  'domains',
  'groups',
  'tools',
] as const;

export type HelpGroup = (typeof helpGroups)[number];

/** A help page. Its text is in `client/help/<language>/<slug>.md`. */
export interface HelpPage {
  /** Address `/slug`, or `/en/slug` and `/ru/slug` with a language. */
  slug: string;
  group: HelpGroup;
  title: Localised;
  /** Ids of the pages that the help page explains. */
  pageIds: readonly string[];
}

/** A help page; by default it has the name of the first page that it explains. */
function page(slug: string, group: HelpGroup, pageIds: readonly string[], ownTitle?: Localised): HelpPage {
  const [first = ''] = pageIds;
  const title = ownTitle ?? (pageTitles as Readonly<Record<string, Localised>>)[first];
  if (title === undefined) throw new Error(`The help page ${slug} has no title.`);
  return { slug, group, title, pageIds };
}

/** All help pages in index order. Their addresses are part of the public API. */
export const helpPages: readonly HelpPage[] = [
  page('getting-started-help', 'start', [], { en: 'Getting started', ru: 'С чего начать' }),
  page('reports-help', 'start', [], { en: 'Which report for which job', ru: 'Какой отчёт для какой задачи' }),
  page('importing-help', 'start', [], pageTitles.data),
  page('databases-help', 'start', [], { en: 'Databases and snapshots', ru: 'Базы и срезы' }),
  page('exporting-help', 'start', [], { en: 'Exporting', ru: 'Экспорт' }),
  page('api-help', 'start', [], pageTitles.api),
  page('billing-help', 'start', [], pageTitles.bills),
  page('figures-help', 'figures', ['statistics'], {
    en: 'Where the figures come from',
    ru: 'Откуда берутся цифры',
  }),
  page('filters-help', 'figures', [], { en: 'Filters', ru: 'Фильтры' }),
  page('domain-dashboard-help', 'seo', ['domain-summary']),
  page('websites-keywords', 'seo', ['organic-keywords']),
  page('page-keywords-seo', 'seo', ['page-keywords']),
  page('spravka-poteryannye-zaprosy-organic', 'seo', ['lost-keywords']),
  page('website-pages-help', 'seo', ['site-pages']),
  page('website-pages-with-keywords-help', 'seo', ['pages-with-keywords']),
  page('lost-pages-help', 'seo', ['lost-pages']),
  page('website-pages-like-tree-help', 'seo', ['page-tree']),
  page('seo-competitors-help', 'seo', ['organic-competitors']),
  page('competitor-pages', 'seo', ['page-competitors']),
  page(
    'own-data-help',
    'seo',
    ['own-queries', 'own-pages', 'own-days', 'own-countries', 'own-devices'],
    pageTitles['own-data'],
  ),
  page('keywords-in-ppc-help', 'ppc', ['ad-keywords']),
  page('websites-ads-help', 'ppc', ['ads']),
  page('ads-keywords-help', 'ppc', ['ad-keywords-by-ad']),
  page('ad-extensions-help', 'ppc', ['ad-links', 'ad-facts']),
  page('ppc-competitors-help', 'ppc', ['ad-competitors']),
  page(
    'yandex-ads-help',
    'ppc',
    ['direct-ads-by-domain', 'direct-ad-keywords', 'direct-ads'],
    pageTitles['direct-ads-by-domain'],
  ),
  page('export-compaign', 'ppc', ['ad-export']),
  page('keyword-summary', 'keywords', ['keyword-summary']),
  page('complementary-keywords', 'keywords', ['similar-keywords']),
  page('service-keywords', 'keywords', ['keyword-search']),
  page('website-comparison', 'domains', ['comparison']),
  page('visible-domains-help', 'domains', ['visible-domains']),
  page('top-keyword-domains-help', 'domains', ['top-keyword-domains']),
  page('monetization-help', 'domains', ['monetization']),
  page('owners-websites', 'domains', [
    'sites-by-adsense',
    'sites-by-analytics',
    'sites-by-leadia',
    'sites-by-relap',
  ]),
  page('subdomains-help', 'domains', ['subdomains']),
  page('positions-help', 'groups', [], pageTitles.positions),
  page(
    'group-report-help',
    'groups',
    [
      'group-domains',
      'group-keywords',
      'group-competitors',
      'group-pages',
      'group-ad-keywords',
      'group-ad-competitors',
      'group-ads',
      'group-ad-links',
      'group-ad-facts',
    ],
    pageTitles.groups,
  ),
  page('semantic-kernel-help', 'groups', ['clustering-keywords'], pageTitles.clusterings),
  page('keyword-buildup-help', 'tools', ['tool-keyword-buildup', 'tool-keyword-buildup-keywords']),
  page('serp-comparison-help', 'tools', ['tool-serp-comparison']),
  page('serp-history-help', 'tools', ['tool-serp-history']),
  page('keywords-by-list-help', 'tools', ['tool-mass-check', 'tool-mass-check-keywords']),
  page('competitors-by-keywords-help', 'tools', [
    'tool-keyword-competitors',
    'tool-keyword-competitors-domains',
  ]),
  page('batch-analysis', 'tools', ['tool-domain-batch']),
  page('site-themes-help', 'tools', ['tool-main-themes']),
  page('keywords-by-pages-help', 'tools', [
    'tool-page-keywords',
    'tool-page-keywords-weight',
    'tool-page-keywords-pages',
  ]),
  page('page-vocabulary-help', 'tools', [
    'tool-page-vocabulary',
    'tool-page-vocabulary-words',
    'tool-page-vocabulary-keywords',
    'tool-page-vocabulary-pages',
  ]),
  page('extended-vocabulary-help', 'tools', [
    'tool-extended-vocabulary',
    'tool-extended-vocabulary-words',
    'tool-extended-vocabulary-keywords',
    'tool-extended-vocabulary-pages',
  ]),
  page('list-comparison-help', 'tools', ['tool-list-comparison']),
  page('keywords-combiner', 'tools', ['tool-keyword-combiner']),
  page('near-duplicates-help', 'tools', ['tool-near-duplicates']),
  page('unique-words-help', 'tools', ['tool-unique-words']),
];

/** Help page that explains a page; undefined if there is none. */
export function findHelpPage(pageId: string): HelpPage | undefined {
  return helpPages.find(({ pageIds }) => pageIds.includes(pageId));
}

/** Help address of a page or column; undefined if there is none. */
export function helpPath(pageId: string, columnId?: string): string | undefined {
  const helpPage = findHelpPage(pageId);
  if (helpPage === undefined) return undefined;
  return columnId === undefined ? `/${helpPage.slug}` : `/${helpPage.slug}#${columnAnchor(pageId, columnId)}`;
}

/** Anchor of a report column on its help page. */
export function columnAnchor(reportId: string, columnId: string): string {
  return `${reportId}-${columnId}`;
}

/** FAQ; each question is at `#category/question`. */
export const faqPath = '/faq';

export const faqTitle: Localised = { en: 'Questions and answers', ru: 'Вопросы и ответы' };

/** All help addresses. */
export const helpPaths: readonly string[] = [
  'help',
  faqPath.slice(1),
  ...helpPages.map(({ slug }) => slug),
].flatMap((slug) => [`/${slug}`, `/en/${slug}`, `/ru/${slug}`]);
