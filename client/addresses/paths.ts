import { accountRoutes } from '../../server/contract/account-routes.js';
import { withQuery } from './with-query.js';

/** The addresses of pages that are about no subject; reports and the pages beside them stand in the catalogue. */
export const paths = {
  home: '/',
  ...accountRoutes,
  changeDatabase: '/changedb',
  apiDocs: '/api/docs',
  playground: '/graphql',
} as const;

/** Where somebody who has a plan changes it; `needed` is the id of the one that they lack. */
export function subscriptionPath(needed?: number): string {
  return withQuery(paths.subscription, { needleTariff: needed?.toString() });
}

interface LoginWish {
  /** Where to go on afterwards: path, query and hash of a page. */
  returnTo?: string;
  /** Opens registration. */
  register?: boolean;
  /** Opens registration with this plan chosen. */
  plan?: number;
}

/** The login page. */
export function loginPath({ returnTo, register, plan }: LoginWish = {}): string {
  const hash = plan === undefined ? (register ? '#register' : '') : `#tarif${plan}`;
  return withQuery(paths.login, { redirect: returnTo === paths.home ? undefined : returnTo }) + hash;
}

/** Leaves for the same page in another database. A server's address: not for the router. */
export function changeDatabasePath(code: string, returnTo: string): string {
  return withQuery(`${paths.changeDatabase}/${encodeURIComponent(code)}`, { url: returnTo });
}
