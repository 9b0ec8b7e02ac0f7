/** Cookie with the selected language. */
export const languageCookie = 'lang';

/** Lifetime of preference cookies in seconds, one year. */
export const preferenceCookieSeconds = 31_536_000;

/** Name of a preference cookie. Over https, the prefix limits it to this host and to https. */
export function getPreferenceCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
