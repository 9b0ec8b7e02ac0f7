import { siteTitles } from '../pages/site-titles.js';
import type { CataloguedPage } from '../pages/catalogued-page.js';

/** Latest search results of several keywords side by side. */
export const serpComparisonPage = {
  id: 'tool-serp-comparison',
  route: '/tools/check-top',
  subject: 'none',
  title: siteTitles['tool-serp-comparison'],
  menu: {
    menu: 'tools',
    group: 'keywords',
    order: 20,
  },
} as const satisfies CataloguedPage;

/** Search results of a keyword by month. */
export const serpHistoryPage = {
  id: 'tool-serp-history',
  route: '/tools/history-serp',
  subject: 'none',
  title: siteTitles['tool-serp-history'],
  menu: {
    menu: 'tools',
    group: 'keywords',
    order: 30,
  },
} as const satisfies CataloguedPage;
