import type { Config } from '../config/config.js';
import { accountRoutes, openAccountRoutes } from '../contract/account-routes.js';
import { sitePages } from '../contract/site-pages.js';
import { reportRegistry } from '../reports/report-registry.js';

const accountPaths = Object.values(accountRoutes);

/** Paths of the browser's pages: the start page, the pages beside the reports, people's pages, and the table of each report. */
export const pagePaths: ReadonlySet<string> = new Set([
  '/',
  ...sitePages.map(({ route }) => route),
  ...accountPaths,
  ...reportRegistry.map(({ route }) => route),
]);

const patterns = accountPaths
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

const closedWhereOpen: ReadonlySet<string> = new Set(
  accountPaths.filter((route) => !openAccountRoutes.has(route)),
);

/** Whether the browser's page shows something at this address, in any case of letters and with a slash at its end or not. */
export function isPagePath(url: string, access: Config['access'] = 'plans'): boolean {
  const [address = ''] = url.split(/[?#]/, 1);
  const path = address.toLowerCase().replace(/(?!^)\/+$/, '');
  if (access === 'open' && closedWhereOpen.has(path)) return false;
  return pagePaths.has(path) || patterns.some((pattern) => pattern.test(path));
}
