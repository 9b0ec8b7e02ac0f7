import type { CataloguedPage } from './catalogued-page.js';

/** Every tool with what it answers. */
const toolListPage = {
  id: 'tools',
  route: '/tools',
  subject: 'none',
  title: { en: 'Tools', ru: 'Инструменты' },
} as const satisfies CataloguedPage;

/** The index of the help; the addresses of its pages stand in `help/help-pages.ts`. */
export const helpIndexPage = {
  id: 'help',
  route: '/help',
  subject: 'none',
  title: { en: 'Help', ru: 'Справка' },
} as const satisfies CataloguedPage;

/** What every database holds, and how it has grown. */
const statisticsPage = {
  id: 'statistics',
  route: '/statistics',
  subject: 'none',
  title: { en: 'Database statistics', ru: 'Статистика баз' },
} as const satisfies CataloguedPage;

/** Pages about the product itself, which ask nothing of a database. */
export const servicePages = [toolListPage, helpIndexPage, statisticsPage] as const;
