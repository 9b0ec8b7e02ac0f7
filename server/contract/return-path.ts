import { accountRoutes } from './account-routes.js';

/** Pages about getting in and out: nobody is sent back to them once they are in. */
const authRoutes = [
  accountRoutes.login,
  accountRoutes.logout,
  accountRoutes.successfulRegistration,
  accountRoutes.forgotPassword,
  accountRoutes.resetPassword,
].map((route) => new RegExp(`^${route.replace(/:\w+/g, '.*')}/?$`, 'i'));

/** What a return path may lead to beside the pages of this site. */
interface ReturnPathOptions {
  /** Whether it may lead to the pages of logging in and out. */
  allowAuthRoutes: boolean;
}

/**
 * Where to send a person on: a path of this site with its query and hash, whatever the caller sent; `/` for anything that
 * leads elsewhere, in any disguise.
 */
export function safeReturnPath(requested: string | null | undefined, options: ReturnPathOptions): string {
  if (!requested || !/^\/(?![/\\])[^\\\p{Cc}?#]*(?:[?#]\P{Cc}*)?$/u.test(requested)) return '/';
  const here = 'http://here.invalid';
  const url = URL.canParse(requested, here) ? new URL(requested, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/';
  if (!options.allowAuthRoutes && isAuthRoute(url.pathname)) return '/';
  // A backslash is no part of a path any more; written so it is none in any reader's eyes.
  return url.pathname + (url.search + url.hash).replaceAll('\\', '%5C');
}

function isAuthRoute(pathname: string): boolean {
  return authRoutes.some((route) => route.test(pathname) || route.test(decoded(pathname)));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
