import type { CataloguedPage } from './catalogued-page.js';

/** The first page about a domain. */
export const domainSummaryPage = {
  id: 'domain-summary',
  route: '/report',
  subject: 'domain',
  title: { en: 'Domain summary', ru: 'Сводка домена' },
  tab: { order: 10, shortTitle: { en: 'Summary', ru: 'Сводка' } },
} as const satisfies CataloguedPage;

/**
 * The first page about a keyword, at the address of a domain's: the search form sends both there. Its address says that it
 * means a keyword, as some keywords look like domains.
 */
export const keywordSummaryPage = {
  id: 'keyword-summary',
  route: '/report',
  subject: 'keyword',
  parameter: 'domain',
  routeQuery: { as: 'keyword' },
  title: { en: 'Keyword summary', ru: 'Сводка фразы' },
  tab: { order: 10, shortTitle: { en: 'Summary', ru: 'Сводка' } },
} as const satisfies CataloguedPage;

/** The pages of a domain as a tree. */
export const pageTreePage = {
  id: 'page-tree',
  route: '/sitepagestree',
  subject: 'domain',
  title: { en: 'Page tree', ru: 'Структура сайта' },
  tab: { group: 'seo', order: 90, shortTitle: { en: 'Page tree', ru: 'Структура' } },
} as const satisfies CataloguedPage;

/** The ads of a domain as a file for an advertiser's program. */
export const adExportPage = {
  id: 'ad-export',
  route: '/ads/export',
  subject: 'domain',
  title: { en: 'Ad campaign export', ru: 'Экспорт рекламной кампании' },
  tab: { group: 'ppc', order: 170, shortTitle: { en: 'Export', ru: 'Экспорт' } },
} as const satisfies CataloguedPage;

/** Whose a domain is. */
export const monetizationPage = {
  id: 'monetization',
  route: '/monetization',
  subject: 'domain',
  title: { en: 'Monetization', ru: 'Монетизация' },
  tab: { order: 180, shortTitle: { en: 'Monetization', ru: 'Монетизация' } },
} as const satisfies CataloguedPage;

/** The pages that stand among the tabs of reports and are no report's table. */
export const sitePages = [
  domainSummaryPage,
  keywordSummaryPage,
  pageTreePage,
  adExportPage,
  monetizationPage,
] as const;
