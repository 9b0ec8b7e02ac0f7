import type { Visitor } from './visitor.js';

/** Sensitive changes need no password for this long after a log-in. */
const recentAuthenticationMs = 15 * 60_000;

/** Whether the user logged in, or confirmed the password, a short time ago. With open access there is no password. */
export function isRecentlyAuthenticated(
  { authenticatedAt, hasOpenAccess }: Pick<Visitor, 'authenticatedAt' | 'hasOpenAccess'>,
  now: Date,
): boolean {
  if (hasOpenAccess) return true;
  if (authenticatedAt === null) return false;
  const ageMs = now.getTime() - authenticatedAt.getTime();
  return ageMs >= 0 && ageMs <= recentAuthenticationMs;
}
