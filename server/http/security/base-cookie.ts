import { getPreferenceCookieName, preferenceCookieSeconds } from '../../contract/language/language-cookie.js';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Cookie with the selected database. */
export const baseCookie = 'db';

/** Database of requests that select none. */
export const defaultBase = 'gny';

/** Arguments of `setCookie` that select a database. */
export function createBaseCookie(
  code: string,
  { protocol }: FastifyRequest,
): [name: string, value: string, options: CookieSerializeOptions] {
  const secure = protocol === 'https';
  return [
    getPreferenceCookieName(baseCookie, secure),
    code,
    { path: '/', maxAge: preferenceCookieSeconds, sameSite: 'lax', httpOnly: true, secure },
  ];
}

/** Value of a preference cookie. A cookie that an earlier version set has no prefix. */
export function readPreferenceCookie(cookies: FastifyRequest['cookies'], name: string): string | undefined {
  return cookies[getPreferenceCookieName(name, true)] ?? cookies[name];
}
