import { reportRegistry } from '../reports/report-registry.js';

/** Pages about people: `:name` stands for any one step of the way. */
const accountPaths = [
  '/login',
  '/logout',
  '/successful-registration',
  '/forgotpassword',
  '/:lang/forgotpassword/:uid',
  '/:lang/invitation/:uid',
  '/:lang/activation/:uid',
  '/panel',
  '/history',
  '/system-notifications',
  '/pricing',
  '/subscription',
  '/admin',
];

/** Paths of the browser's pages: the start page, the summaries, people's pages, and the table of each report. */
export const pagePaths: ReadonlySet<string> = new Set([
  '/',
  '/report',
  '/ads/export',
  '/sitepagestree',
  '/monetization',
  ...accountPaths,
  ...reportRegistry.map(({ route }) => route),
]);

const patterns = accountPaths
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether the browser's page shows something at this address, in any case of letters and with a slash at its end or not. */
export function isPagePath(url: string): boolean {
  const [address = ''] = url.split(/[?#]/, 1);
  const path = address.toLowerCase().replace(/(?!^)\/+$/, '');
  return pagePaths.has(path) || patterns.some((pattern) => pattern.test(path));
}
