import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

const visitorCookie = 'visitor';
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Proof that an unsafe call made with a cookie comes from one of our pages: each page carries a token made from the visitor's
 * cookie, and such a call must send it in `X-CSRF-Token`, or a form in its field `csrf_token`. Calls without a cookie, as
 * scripts make them, need none.
 */
export class CsrfGuard {
  constructor(private readonly key: Buffer) {}

  /** The token for a page, and the visitor's cookie where it is not there yet. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string {
    const visitor = visitorOf(request) ?? randomBytes(18).toString('base64url');
    if (visitor !== visitorOf(request)) {
      void reply.setCookie(visitorCookie, visitor, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(request),
      });
    }
    return this.sign(visitor);
  }

  /** @throws AppError Forbidden where an unsafe call with a visitor's cookie lacks that visitor's token */
  check(request: FastifyRequest): void {
    const visitor = visitorOf(request);
    if (safeMethods.has(request.method) || visitor === undefined) return;
    const given = request.headers['x-csrf-token'] ?? formToken(request);
    if (typeof given === 'string' && equal(given, this.sign(visitor))) return;
    throw new AppError(ErrorCode.Forbidden, {
      what: {
        en: 'the header X-CSRF-Token is missing or out of date',
        ru: 'заголовка X-CSRF-Token нет или он устарел',
      },
    });
  }

  private sign(visitor: string): string {
    return createHmac('sha256', this.key).update(visitor).digest('base64url');
  }
}

function formToken({ body }: FastifyRequest): unknown {
  return typeof body === 'object' && body !== null && 'csrf_token' in body ? body.csrf_token : undefined;
}

function visitorOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[visitorCookie];
  return value && /^[\w-]{24}$/.test(value) ? value : undefined;
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

function equal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Key of the tokens. Processes that share a database share it, so that a page of one is believed by the others; a server that
 * is alone makes a new one at each start.
 */
export function csrfKey(databaseUrl: string | undefined): Buffer {
  return databaseUrl ? createHash('sha256').update(`csrf ${databaseUrl}`).digest() : randomBytes(32);
}
