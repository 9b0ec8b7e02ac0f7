import { siteTitles } from './site-titles.js';
import type { CataloguedPage } from './catalogued-page.js';

/** List of tools. */
const toolListPage = {
  id: 'tools',
  route: '/tools',
  subject: 'none',
  title: siteTitles.tools,
} as const satisfies CataloguedPage;

/** Help index; its pages are in `help/help-pages.ts`. */
export const helpIndexPage = {
  id: 'help',
  route: '/help',
  subject: 'none',
  title: siteTitles.help,
} as const satisfies CataloguedPage;

/** Size and growth of every database. */
const statisticsPage = {
  id: 'statistics',
  route: '/statistics',
  subject: 'none',
  title: siteTitles.statistics,
} as const satisfies CataloguedPage;

/** Pages about the product, without data of a database. */
export const servicePages = [toolListPage, helpIndexPage, statisticsPage] as const;
