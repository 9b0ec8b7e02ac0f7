/** Cookie with the selected language. */
export const languageCookie = 'lang';

/** Lifetime of preference cookies in seconds, one year. */
export const preferenceCookieSeconds = 31_536_000;
