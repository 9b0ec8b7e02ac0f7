/** Pages that nobody is sent back to after logging in. */
const doors = /^\/(?:login|logout|successful-registration|forgotpassword|[a-z]{2}\/forgotpassword\/.*)\/?$/i;

/** Where to send a person on: a path of this site with its query and hash; `/` for anything that leads elsewhere. */
export function safeReturnPath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}?#]*(?:[?#]\P{Cc}*)?$/u.test(text)) return '/';
  const here = 'http://here.invalid';
  const url = URL.canParse(text, here) ? new URL(text, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith('//') || doors.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
