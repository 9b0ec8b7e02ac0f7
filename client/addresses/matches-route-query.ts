import type { CataloguedPage } from '../../server/contract/catalogued-page.js';

/** Whether an address says what tells this page from the others at its route. */
export function matchesRouteQuery(
  { routeQuery = {} }: Pick<CataloguedPage, 'routeQuery'>,
  query: URLSearchParams,
): boolean {
  return Object.entries(routeQuery).every(([name, value]) => query.get(name) === value);
}
