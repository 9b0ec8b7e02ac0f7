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

const page = (slug: string, group: HelpGroup, pageIds: readonly string[], title: Localised): HelpPage => ({
  slug,
  group,
  title,
  pageIds,
});

/** All help pages in index order. Their addresses are part of the public API. */
export const helpPages: readonly HelpPage[] = [
  page('figures-help', 'figures', ['statistics'], {
    en: 'Where the figures come from',
    ru: 'Откуда берутся цифры',
  }),
  page('filters-help', 'figures', [], { en: 'Filters', ru: 'Фильтры' }),
  page('domain-dashboard-help', 'seo', ['domain-summary'], { en: 'Domain summary', ru: 'Сводка домена' }),
  page('websites-keywords', 'seo', ['organic-keywords'], { en: 'Keywords', ru: 'Фразы' }),
  page('page-keywords-seo', 'seo', ['page-keywords'], { en: 'Page’s keywords', ru: 'Фразы страницы' }),
  page('spravka-poteryannye-zaprosy-organic', 'seo', ['lost-keywords'], {
    en: 'Lost keywords',
    ru: 'Потерянные фразы',
  }),
  page('website-pages-help', 'seo', ['site-pages'], { en: 'Pages', ru: 'Страницы' }),
  page('website-pages-with-keywords-help', 'seo', ['pages-with-keywords'], {
    en: 'Pages with keywords',
    ru: 'Страницы с фразами',
  }),
  page('lost-pages-help', 'seo', ['lost-pages'], { en: 'Lost pages', ru: 'Потерянные страницы' }),
  page('website-pages-like-tree-help', 'seo', ['page-tree'], { en: 'Page tree', ru: 'Структура сайта' }),
  page('seo-competitors-help', 'seo', ['organic-competitors'], {
    en: 'Organic competitors',
    ru: 'Конкуренты в поиске',
  }),
  page('competitor-pages', 'seo', ['page-competitors'], {
    en: 'Page’s competitors',
    ru: 'Конкуренты страницы',
  }),
  page('own-data-help', 'seo', ['own-queries', 'own-pages', 'own-days', 'own-countries', 'own-devices'], {
    en: 'Own data of a site',
    ru: 'Свои данные сайта',
  }),
  page('keywords-in-ppc-help', 'ppc', ['ad-keywords'], { en: 'Paid keywords', ru: 'Фразы в рекламе' }),
  page('websites-ads-help', 'ppc', ['ads'], { en: 'Ads', ru: 'Объявления' }),
  page('ads-keywords-help', 'ppc', ['ad-keywords-by-ad'], { en: 'Ad’s keywords', ru: 'Фразы объявления' }),
  page('ad-extensions-help', 'ppc', ['ad-links', 'ad-facts'], {
    en: 'Sitelinks and callouts',
    ru: 'Быстрые ссылки и уточнения',
  }),
  page('ppc-competitors-help', 'ppc', ['ad-competitors'], {
    en: 'Ad competitors',
    ru: 'Конкуренты в рекламе',
  }),
  page('yandex-ads-help', 'ppc', ['direct-ads-by-domain', 'direct-ad-keywords', 'direct-ads'], {
    en: 'Ads in Yandex',
    ru: 'Объявления в Яндексе',
  }),
  page('export-compaign', 'ppc', ['ad-export'], {
    en: 'Ad campaign export',
    ru: 'Экспорт рекламной кампании',
  }),
  page('keyword-summary', 'keywords', ['keyword-summary'], { en: 'Keyword summary', ru: 'Сводка фразы' }),
  page('complementary-keywords', 'keywords', ['similar-keywords'], {
    en: 'Similar keywords',
    ru: 'Похожие фразы',
  }),
  page('service-keywords', 'keywords', ['keyword-search'], { en: 'Keyword search', ru: 'Поиск фраз' }),
  page('website-comparison', 'domains', ['comparison'], { en: 'Compare domains', ru: 'Сравнение доменов' }),
  page('visible-domains-help', 'domains', ['visible-domains'], {
    en: 'Domains by visits',
    ru: 'Домены по визитам',
  }),
  page('top-keyword-domains-help', 'domains', ['top-keyword-domains'], {
    en: 'Domains by keywords',
    ru: 'Домены по числу фраз',
  }),
  page('monetization-help', 'domains', ['monetization'], { en: 'Monetization', ru: 'Монетизация' }),
  page(
    'owners-websites',
    'domains',
    ['sites-by-adsense', 'sites-by-analytics', 'sites-by-leadia', 'sites-by-relap'],
    { en: 'Sites of one owner', ru: 'Сайты одного владельца' },
  ),
  page('subdomains-help', 'domains', ['subdomains'], { en: 'Subdomains', ru: 'Поддомены' }),
  page('positions-help', 'groups', [], { en: 'Positions', ru: 'Позиции' }),
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
    { en: 'Group report', ru: 'Групповой отчёт' },
  ),
  page('semantic-kernel-help', 'groups', ['clustering-keywords'], {
    en: 'Keyword clusters',
    ru: 'Кластеризация фраз',
  }),
  page('keyword-buildup-help', 'tools', ['tool-keyword-buildup', 'tool-keyword-buildup-keywords'], {
    en: 'Keyword buildup',
    ru: 'Расширение фраз',
  }),
  page('serp-comparison-help', 'tools', ['tool-serp-comparison'], {
    en: 'SERP comparison',
    ru: 'Сравнение выдачи',
  }),
  page('serp-history-help', 'tools', ['tool-serp-history'], { en: 'SERP history', ru: 'История выдачи' }),
  page('keywords-by-list-help', 'tools', ['tool-mass-check', 'tool-mass-check-keywords'], {
    en: 'Keyword mass check',
    ru: 'Массовая проверка фраз',
  }),
  page(
    'competitors-by-keywords-help',
    'tools',
    ['tool-keyword-competitors', 'tool-keyword-competitors-domains'],
    { en: 'Competitors by keywords', ru: 'Конкуренты по фразам' },
  ),
  page('batch-analysis', 'tools', ['tool-domain-batch'], {
    en: 'Batch analysis',
    ru: 'Пакетный анализ доменов',
  }),
  page('site-themes-help', 'tools', ['tool-main-themes'], {
    en: 'Main themes of a site',
    ru: 'Основные темы сайта',
  }),
  page(
    'keywords-by-pages-help',
    'tools',
    ['tool-page-keywords', 'tool-page-keywords-weight', 'tool-page-keywords-pages'],
    { en: 'Keywords of a list of pages', ru: 'Фразы списка страниц' },
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
    { en: 'Page vocabulary', ru: 'Словарь страницы' },
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
    { en: 'Extended page vocabulary', ru: 'Расширенный словарь страницы' },
  ),
  page('list-comparison-help', 'tools', ['tool-list-comparison'], {
    en: 'Compare lists',
    ru: 'Сравнение списков',
  }),
  page('keywords-combiner', 'tools', ['tool-keyword-combiner'], {
    en: 'Keyword combiner',
    ru: 'Комбинатор фраз',
  }),
  page('near-duplicates-help', 'tools', ['tool-near-duplicates'], {
    en: 'Near-duplicates',
    ru: 'Неявные дубли',
  }),
  page('unique-words-help', 'tools', ['tool-unique-words'], { en: 'Unique words', ru: 'Уникальные слова' }),
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
