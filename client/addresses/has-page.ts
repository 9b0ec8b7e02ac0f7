import { accountRoutes } from '../../server/contract/account-routes.js';
import { catalogue } from './catalogue.js';

const routes: readonly string[] = [...catalogue.map(({ route }) => route), ...Object.values(accountRoutes)];

/** Whether there is a page at this address, or below it. */
export function hasPage(address: string): boolean {
  return routes.some((route) => route === address || route.startsWith(`${address}/`));
}
