const here = 'http://here.invalid';

/**
 * Where to go back to after a log-in or a switch of the database: a path of this site, whatever the caller sent, with the new
 * database in the address where it named one. Addresses of other sites in any disguise lead to the first page.
 */
export function safeReturnPath(wanted: string, base?: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, here)) {
    return '/';
  }
  const target = new URL(wanted, here);
  if (target.origin !== here) return '/';
  if (base !== undefined && target.searchParams.has('db')) target.searchParams.set('db', base);
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}
