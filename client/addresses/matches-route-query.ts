import type { CataloguedPage } from '../../server/contract/catalogued-page.js';

/** Whether the query contains the page's distinguishing parameters. */
export function matchesRouteQuery(
  { routeQuery = {} }: Pick<CataloguedPage, 'routeQuery'>,
  query: URLSearchParams,
): boolean {
  return Object.entries(routeQuery).every(([name, value]) => query.get(name) === value);
}
