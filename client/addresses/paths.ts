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

/** Where plans are bought, prolonged and changed; `needed` is the id of the plan that is chosen at first, `term` its number. */
export function subscriptionPath(planId?: number, term?: number): string {
  return withQuery(paths.subscription, { needleTariff: planId?.toString(), srok: term?.toString() });
}

/** Where the plan of days is bought. */
export function promoPath(plan: number): string {
  return withQuery(paths.promo, { plan: plan.toString() });
}

/** The page on which a bill is paid. */
export function billPath(id: number): string {
  return paths.bill.replace(':id', String(id));
}

/** The page of a positions project. */
export function positionsPath(id: string): string {
  return paths.positionsProject.replace(':id', id);
}

interface LoginPathOptions {
  /** Where to go on afterwards: path, query and hash of a page. */
  returnTo?: string;
  /** Opens registration. */
  register?: boolean;
  /** Opens registration with this plan chosen. */
  plan?: number;
  /** Number of the term that is chosen with it. */
  term?: number;
}

/** The login page. */
export function loginPath({ returnTo, register, plan, term }: LoginPathOptions = {}): string {
  const hash = plan === undefined ? (register ? '#register' : '') : `#tarif${plan}`;
  const redirect = returnTo === paths.home ? undefined : returnTo;
  return withQuery(paths.login, { redirect, srok: term?.toString() }) + hash;
}

/** Registration for a plan; whoever has an account logs in there instead, and goes on to buying it. */
export function registrationFor(plan: number, term: number): string {
  return loginPath({ returnTo: subscriptionPath(plan, term), plan, term });
}

/** Leaves for the same page in another database. A server's address: not for the router. */
export function changeDatabasePath(code: string, returnTo: string): string {
  return withQuery(`${paths.changeDatabase}/${encodeURIComponent(code)}`, { url: returnTo });
}
