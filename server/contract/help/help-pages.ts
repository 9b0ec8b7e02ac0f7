import type { Localised } from '../language/localised.js';

/** Sections of the help. */
export const helpGroups = ['figures', 'seo', 'ppc', 'keywords', 'domains', 'groups', 'tools'] as const;

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

const page = (
  slug: string,
  group: HelpGroup,
  pageIds: readonly string[],
  en: string,
  ru: string,
): HelpPage => ({
  slug,
  group,
  title: { en, ru },
  pageIds,
});

/** All help pages in index order. Their addresses are part of the public API. */
export const helpPages: readonly HelpPage[] = [
  page('figures-help', 'figures', ['statistics'], 'Where the figures come from', 'Откуда берутся цифры'),
  page('filters-help', 'figures', [], 'Filters', 'Фильтры'),
  page('domain-dashboard-help', 'seo', ['domain-summary'], 'Domain summary', 'Сводка домена'),
  page('websites-keywords', 'seo', ['organic-keywords'], 'Keywords', 'Фразы'),
  page('page-keywords-seo', 'seo', ['page-keywords'], 'Page’s keywords', 'Фразы страницы'),
  page('spravka-poteryannye-zaprosy-organic', 'seo', ['lost-keywords'], 'Lost keywords', 'Потерянные фразы'),
  page('website-pages-help', 'seo', ['site-pages'], 'Pages', 'Страницы'),
  page(
    'website-pages-with-keywords-help',
    'seo',
    ['pages-with-keywords'],
    'Pages with keywords',
    'Страницы с фразами',
  ),
  page('lost-pages-help', 'seo', ['lost-pages'], 'Lost pages', 'Потерянные страницы'),
  page('website-pages-like-tree-help', 'seo', ['page-tree'], 'Page tree', 'Структура сайта'),
  page('seo-competitors-help', 'seo', ['organic-competitors'], 'Organic competitors', 'Конкуренты в поиске'),
  page('competitor-pages', 'seo', ['page-competitors'], 'Page’s competitors', 'Конкуренты страницы'),
  page(
    'own-data-help',
    'seo',
    ['own-queries', 'own-pages', 'own-days', 'own-countries', 'own-devices'],
    'Own data of a site',
    'Свои данные сайта',
  ),
  page('keywords-in-ppc-help', 'ppc', ['ad-keywords'], 'Paid keywords', 'Фразы в рекламе'),
  page('websites-ads-help', 'ppc', ['ads'], 'Ads', 'Объявления'),
  page('ads-keywords-help', 'ppc', ['ad-keywords-by-ad'], 'Ad’s keywords', 'Фразы объявления'),
  page(
    'ad-extensions-help',
    'ppc',
    ['ad-links', 'ad-facts'],
    'Sitelinks and callouts',
    'Быстрые ссылки и уточнения',
  ),
  page('ppc-competitors-help', 'ppc', ['ad-competitors'], 'Ad competitors', 'Конкуренты в рекламе'),
  page(
    'yandex-ads-help',
    'ppc',
    ['direct-ads-by-domain', 'direct-ad-keywords', 'direct-ads'],
    'Ads in Yandex',
    'Объявления в Яндексе',
  ),
  page('export-compaign', 'ppc', ['ad-export'], 'Ad campaign export', 'Экспорт рекламной кампании'),
  page('keyword-summary', 'keywords', ['keyword-summary'], 'Keyword summary', 'Сводка фразы'),
  page('complementary-keywords', 'keywords', ['similar-keywords'], 'Similar keywords', 'Похожие фразы'),
  page('service-keywords', 'keywords', ['keyword-search'], 'Keyword search', 'Поиск фраз'),
  page('website-comparison', 'domains', ['comparison'], 'Compare domains', 'Сравнение доменов'),
  page('visible-domains-help', 'domains', ['visible-domains'], 'Domains by visits', 'Домены по визитам'),
  page(
    'top-keyword-domains-help',
    'domains',
    ['top-keyword-domains'],
    'Domains by keywords',
    'Домены по числу фраз',
  ),
  page('monetization-help', 'domains', ['monetization'], 'Monetization', 'Монетизация'),
  page(
    'owners-websites',
    'domains',
    ['sites-by-adsense', 'sites-by-analytics', 'sites-by-leadia', 'sites-by-relap'],
    'Sites of one owner',
    'Сайты одного владельца',
  ),
  page('subdomains-help', 'domains', ['subdomains'], 'Subdomains', 'Поддомены'),
  page('positions-help', 'groups', [], 'Positions', 'Позиции'),
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
    'Group report',
    'Групповой отчёт',
  ),
  page('semantic-kernel-help', 'groups', ['clustering-keywords'], 'Keyword clusters', 'Кластеризация фраз'),
  page(
    'keyword-buildup-help',
    'tools',
    ['tool-keyword-buildup', 'tool-keyword-buildup-keywords'],
    'Keyword buildup',
    'Расширение фраз',
  ),
  page('serp-comparison-help', 'tools', ['tool-serp-comparison'], 'SERP comparison', 'Сравнение выдачи'),
  page('serp-history-help', 'tools', ['tool-serp-history'], 'SERP history', 'История выдачи'),
  page(
    'keywords-by-list-help',
    'tools',
    ['tool-mass-check', 'tool-mass-check-keywords'],
    'Keyword mass check',
    'Массовая проверка фраз',
  ),
  page(
    'competitors-by-keywords-help',
    'tools',
    ['tool-keyword-competitors', 'tool-keyword-competitors-domains'],
    'Competitors by keywords',
    'Конкуренты по фразам',
  ),
  page('batch-analysis', 'tools', ['tool-domain-batch'], 'Batch analysis', 'Пакетный анализ доменов'),
  page('site-themes-help', 'tools', ['tool-main-themes'], 'Main themes of a site', 'Основные темы сайта'),
  page(
    'keywords-by-pages-help',
    'tools',
    ['tool-page-keywords', 'tool-page-keywords-weight', 'tool-page-keywords-pages'],
    'Keywords of a list of pages',
    'Фразы списка страниц',
  ),
  page(
    'page-vocabulary-help',
    'tools',
    [
      'tool-page-vocabulary',
      'tool-page-vocabulary-words',
      'tool-page-vocabulary-keywords',
      'tool-page-vocabulary-pages',
    ],
    'Page vocabulary',
    'Словарь страницы',
  ),
  page(
    'extended-vocabulary-help',
    'tools',
    [
      'tool-extended-vocabulary',
      'tool-extended-vocabulary-words',
      'tool-extended-vocabulary-keywords',
      'tool-extended-vocabulary-pages',
    ],
    'Extended page vocabulary',
    'Расширенный словарь страницы',
  ),
  page('list-comparison-help', 'tools', ['tool-list-comparison'], 'Compare lists', 'Сравнение списков'),
  page('keywords-combiner', 'tools', ['tool-keyword-combiner'], 'Keyword combiner', 'Комбинатор фраз'),
  page('near-duplicates-help', 'tools', ['tool-near-duplicates'], 'Near-duplicates', 'Неявные дубли'),
  page('unique-words-help', 'tools', ['tool-unique-words'], 'Unique words', 'Уникальные слова'),
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
