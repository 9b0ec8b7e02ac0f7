import { reportRegistry } from '../reports/report-registry.js';

/** Paths of the browser's pages: the start page, the summaries, and the table of each report. */
export const pagePaths: ReadonlySet<string> = new Set([
  '/',
  '/report',
  ...reportRegistry.map(({ route }) => route),
]);

/** Whether the browser's page shows something at this address, in any case of letters and with a slash at its end or not. */
export function isPagePath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return pagePaths.has(path.toLowerCase().replace(/(?!^)\/+$/, ''));
}
