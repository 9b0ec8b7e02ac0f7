import { accountRoutes } from '../../server/contract/accounts/account-routes.js';
import { catalogue } from './catalogue.js';

const routes: readonly string[] = [...catalogue.map(({ route }) => route), ...Object.values(accountRoutes)];

/** Whether this address or a subpath of it has a page. */
export function hasPage(address: string): boolean {
  return routes.some((route) => route === address || route.startsWith(`${address}/`));
}
