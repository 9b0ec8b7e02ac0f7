import { accountRoutes } from '../../server/contract/accounts/account-routes.js';
import { withQuery } from './with-query.js';

/** Addresses of pages without a subject. Reports and related pages are in the catalogue. */
export const paths = {
  home: '/',
  ...accountRoutes,
  changeDatabase: '/changedb',
  apiDocs: '/api/docs',
  playground: '/graphql',
} as const;

/** Purchase page. `planId` and `term` preselect a plan and a term. */
export function subscriptionPath(planId?: number, term?: number): string {
  return withQuery(paths.subscription, { needleTariff: planId?.toString(), srok: term?.toString() });
}

/** Purchase page of the daily plan. */
export function promoPath(plan: number): string {
  return withQuery(paths.promo, { plan: plan.toString() });
}

/** Payment page of a bill. */
export function billPath(id: number): string {
  return paths.bill.replace(':id', String(id));
}

/** Page of a rank tracking project. */
export function positionsPath(id: string): string {
  return paths.positionsProject.replace(':id', id);
}

interface LoginPathOptions {
  /** Path, query and hash of the page to open after login. */
  returnTo?: string;
  /** Opens registration. */
  register?: boolean;
  /** Opens registration with this plan selected. */
  plan?: number;
  /** Number of the selected term. */
  term?: number;
}

/** Login page. */
export function loginPath({ returnTo, register, plan, term }: LoginPathOptions = {}): string {
  const hash = plan === undefined ? (register ? '#register' : '') : `#tarif${plan}`;
  const redirect = returnTo === paths.home ? undefined : returnTo;
  return withQuery(paths.login, { redirect, srok: term?.toString() }) + hash;
}

/** Registration page for a plan. Existing users can log in there and continue with the purchase. */
export function registrationFor(plan: number, term: number): string {
  return loginPath({ returnTo: subscriptionPath(plan, term), plan, term });
}

/** Path on the server that changes the database and redirects back. It must bypass the client router. */
export function changeDatabasePath(code: string, returnTo: string): string {
  return withQuery(`${paths.changeDatabase}/${encodeURIComponent(code)}`, { url: returnTo });
}
