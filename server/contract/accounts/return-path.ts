import { accountRoutes } from './account-routes.js';

/** Authentication pages, which are not valid return targets after log-in. */
const authRoutes = [
  accountRoutes.login,
  accountRoutes.logout,
  accountRoutes.successfulRegistration,
  accountRoutes.forgotPassword,
  accountRoutes.resetPassword,
].map((route) => new RegExp(`^${route.replace(/:\w+/g, '.*')}/?$`, 'i'));

interface ReturnPathOptions {
  /** Whether authentication pages are allowed as targets. */
  allowAuthRoutes: boolean;
}

/**
 * Sanitises a return path: a path of this site with query and hash, or `/` for anything that leads elsewhere (open
 * redirect protection).
 */
export function safeReturnPath(requested: string | null | undefined, options: ReturnPathOptions): string {
  if (!requested || !/^\/(?![/\\])[^\\\p{Cc}?#]*(?:[?#]\P{Cc}*)?$/u.test(requested)) return '/';
  const baseUrl = 'http://here.invalid';
  const url = URL.canParse(requested, baseUrl) ? new URL(requested, baseUrl) : undefined;
  if (url?.origin !== baseUrl || url.pathname.startsWith('//')) return '/';
  if (!options.allowAuthRoutes && isAuthRoute(url.pathname)) return '/';
  // The validated path contains no backslash. Backslashes in the query and the hash are encoded.
  return url.pathname + (url.search + url.hash).replaceAll('\\', '%5C');
}

function isAuthRoute(pathname: string): boolean {
  return authRoutes.some((route) => route.test(pathname) || route.test(decodePath(pathname)));
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
