import type { Config } from '../config/config.js';
import { accountRoutes, openAccountRoutes } from '../contract/account-routes.js';
import { helpAddresses } from '../contract/help/help-pages.js';
import { legalAddresses } from '../contract/legal-pages.js';
import { helpIndexPage, servicePages } from '../contract/service-pages.js';
import { sitePages } from '../contract/site-pages.js';
import { toolPages } from '../contract/tools/tool-pages.js';
import { reportRegistry } from '../reports/report-registry.js';

/** A page of the browser's. */
interface PageRoute {
  /** Its id in the catalogue or among the addresses of accounts. */
  id: string;
  route: string;
  /** What else its address says, where that tells it from another page at the same route. */
  routeQuery?: Readonly<Record<string, string>>;
}

/** The program of the browser that shows them all. */
const legalPageId = 'legal';

/** The start page, the pages beside the reports, people's pages, the table of each report, and the help. */
const pages: readonly PageRoute[] = [
  { id: 'home', route: '/' },
  ...servicePages,
  ...sitePages,
  ...toolPages,
  ...Object.entries(accountRoutes).map(([id, route]) => ({ id, route })),
  ...reportRegistry,
  ...legalAddresses.map((route) => ({ id: legalPageId, route })),
  ...helpAddresses.map((route) => ({ id: helpIndexPage.id, route })),
];

/** Paths of the browser's pages. */
export const pagePaths: ReadonlySet<string> = new Set(pages.map(({ route }) => route));

const patterns = pages
  .filter(({ route }) => route.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.route.replace(/:\w+/g, '[^/]+')}$`) }));

/** Id of the page that the browser shows at an address, in any case of letters and with a slash at its end or not. */
export function pageIdAt(url: string, access: Config['access'] = 'plans'): string | undefined {
  const path = pathOf(url);
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  const matchesMarks = ({ routeQuery }: PageRoute) =>
    routeQuery !== undefined &&
    Object.entries(routeQuery).every(([name, value]) => query.get(name) === value);
  const exact = pages.filter(({ route }) => route === path);
  const matches =
    exact.length > 0 ? exact : patterns.filter(({ pattern }) => pattern.test(path)).map((one) => one.page);
  const page =
    matches.find(matchesMarks) ?? matches.find(({ routeQuery }) => routeQuery === undefined) ?? matches[0];
  return page && access === 'open' && isHiddenWhenOpen(page) ? undefined : page?.id;
}

/** Path of an address in the form that is compared: small letters, and no slash at its end. */
export function pathOf(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .replace(/(?!^)\/+$/, '');
}

/** Where access is open there are no pages of accounts and plans, and none of rules. */
function isHiddenWhenOpen({ id, route }: PageRoute): boolean {
  return id === legalPageId || (id in accountRoutes && !openAccountRoutes.has(route));
}
