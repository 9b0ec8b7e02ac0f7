import type { CataloguedPage } from '../pages/catalogued-page.js';

/** Latest search results of several keywords side by side. */
export const serpComparisonPage = {
  id: 'tool-serp-comparison',
  route: '/tools/check-top',
  subject: 'none',
  title: { en: 'SERP comparison', ru: 'Сравнение выдачи' },
  menu: {
    menu: 'tools',
    group: 'keywords',
    order: 20,
    shortTitle: { en: 'SERP comparison', ru: 'Сравнение выдачи' },
  },
} as const satisfies CataloguedPage;

/** Search results of a keyword by month. */
export const serpHistoryPage = {
  id: 'tool-serp-history',
  route: '/tools/history-serp',
  subject: 'none',
  title: { en: 'SERP history', ru: 'История выдачи' },
  menu: {
    menu: 'tools',
    group: 'keywords',
    order: 30,
    shortTitle: { en: 'SERP history', ru: 'История выдачи' },
  },
} as const satisfies CataloguedPage;
