import { siteTitles } from './site-titles.js';
import type { CataloguedPage } from './catalogued-page.js';

/** Dashboard of a domain. */
export const domainSummaryPage = {
  id: 'domain-summary',
  route: '/report',
  subject: 'domain',
  title: siteTitles['domain-summary'],
  tab: { order: 10, shortTitle: { en: 'Summary', ru: 'Сводка' } },
} as const satisfies CataloguedPage;

/**
 * Dashboard of a keyword. It shares its route with the domain dashboard, because the search form leads to both. A
 * query parameter identifies keywords that look like domains.
 */
export const keywordSummaryPage = {
  id: 'keyword-summary',
  route: '/report',
  subject: 'keyword',
  parameter: 'domain',
  routeQuery: { as: 'keyword' },
  title: siteTitles['keyword-summary'],
  tab: { order: 10, shortTitle: { en: 'Summary', ru: 'Сводка' } },
} as const satisfies CataloguedPage;

/** Page tree of a domain. */
export const pageTreePage = {
  id: 'page-tree',
  route: '/sitepagestree',
  subject: 'domain',
  title: siteTitles['page-tree'],
  tab: { group: 'seo', order: 90 },
} as const satisfies CataloguedPage;

/** Export of a domain's ads for an ad system. */
export const adExportPage = {
  id: 'ad-export',
  route: '/ads/export',
  subject: 'domain',
  title: siteTitles['ad-export'],
  tab: { group: 'ppc', order: 170 },
} as const satisfies CataloguedPage;

/** Owner and tracking ids of a domain. */
export const monetizationPage = {
  id: 'monetization',
  route: '/monetization',
  subject: 'domain',
  title: siteTitles.monetization,
  tab: { order: 180 },
} as const satisfies CataloguedPage;

/** Pages with a tab that are not report tables. */
export const sitePages = [
  domainSummaryPage,
  keywordSummaryPage,
  pageTreePage,
  adExportPage,
  monetizationPage,
] as const;
