/** Name of the cookie that keeps the language a person chose. */
export const languageCookie = 'lang';

/** How long choices are kept in cookies, in seconds: a year. */
export const choiceLifetime = 31_536_000;
