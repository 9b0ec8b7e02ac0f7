import { choiceLifetime } from '../contract/language-cookie.js';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Cookie that keeps the database chosen in this browser. */
export const baseCookie = 'db';

/** The database of calls that name none and of visitors who chose none. */
export const defaultBase = 'gny';

/** Name, value and options of the cookie that makes a database the chosen one. */
export function baseCookieFor(
  code: string,
  { protocol }: FastifyRequest,
): [name: string, value: string, options: CookieSerializeOptions] {
  const secure = protocol === 'https';
  return [baseCookie, code, { path: '/', maxAge: choiceLifetime, sameSite: 'lax', httpOnly: true, secure }];
}
