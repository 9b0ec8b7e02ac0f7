import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';

/** Whether the query contains the parameters that distinguish this page from others on the same path. */
export function matchesRouteQuery(
  { routeQuery = {} }: Pick<CataloguedPage, 'routeQuery'>,
  query: URLSearchParams,
): boolean {
  return Object.entries(routeQuery).every(([name, value]) => query.get(name) === value);
}
