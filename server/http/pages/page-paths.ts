import type { Config } from '../../config/config.js';
import { accountRoutes, openAccountRoutes } from '../../contract/accounts/account-routes.js';
import { helpPaths } from '../../contract/help/help-pages.js';
import { legalPaths } from '../../contract/pages/legal-pages.js';
import { helpIndexPage, servicePages } from '../../contract/pages/service-pages.js';
import { sitePages } from '../../contract/pages/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import { reportRegistry } from '../../reports/report-registry.js';

/** A route of the client. */
interface PageRoute {
  /** Id in the report registry or among the account routes. */
  id: string;
  route: string;
  /** Query parameters that distinguish pages with the same path. */
  routeQuery?: Readonly<Record<string, string>>;
}

/** Shared id of all legal pages. */
const legalPageId = 'legal';

/** All client routes. */
const pages: readonly PageRoute[] = [
  { id: 'home', route: '/' },
  ...servicePages,
  ...sitePages,
  ...toolPages,
  ...Object.entries(accountRoutes).map(([id, route]) => ({ id, route })),
  ...reportRegistry,
  ...legalPaths.map((route) => ({ id: legalPageId, route })),
  ...helpPaths.map((route) => ({ id: helpIndexPage.id, route })),
];

/** Paths of all client routes. */
export const pagePaths: ReadonlySet<string> = new Set(pages.map(({ route }) => route));

const patterns = pages
  .filter(({ route }) => route.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.route.replace(/:\w+/g, '[^/]+')}$`) }));

/** Id of the client page at a URL. Ignores case and a trailing slash. */
export function findPageId(url: string, access: Config['access'] = 'plans'): string | undefined {
  const path = normalizePath(url);
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  const matchesQuery = ({ routeQuery }: PageRoute) =>
    routeQuery !== undefined &&
    Object.entries(routeQuery).every(([name, value]) => query.get(name) === value);
  const exactMatches = pages.filter(({ route }) => route === path);
  const matches =
    exactMatches.length > 0
      ? exactMatches
      : patterns.filter(({ pattern }) => pattern.test(path)).map((match) => match.page);
  const page =
    matches.find(matchesQuery) ?? matches.find(({ routeQuery }) => routeQuery === undefined) ?? matches[0];
  return page && access === 'open' && isHiddenWhenOpen(page) ? undefined : page?.id;
}

/** Normalized path of a URL: lower case, without a trailing slash. */
export function normalizePath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').toLowerCase();
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** With open access there are no account pages and no legal pages. */
function isHiddenWhenOpen({ id, route }: PageRoute): boolean {
  return id === legalPageId || (id in accountRoutes && !openAccountRoutes.has(route));
}
