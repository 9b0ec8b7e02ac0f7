import type { Localised } from '../contract/localised.js';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { Cookies } from './cookies.js';
import { equalSecrets } from './equal-secrets.js';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const badTokenMessage: Localised = {
  en: 'the header X-CSRF-Token is missing or out of date',
  ru: 'заголовка X-CSRF-Token нет или он устарел',
};

const foreignOriginMessage: Localised = {
  en: 'the call comes from a page of another site',
  ru: 'вызов пришёл со страницы другого сайта',
};

/**
 * Proof that an unsafe call made with a cookie comes from one of our pages: each page carries a token made from the session's
 * cookie, or of a guest from the visitor's, and such a call must send it in `X-CSRF-Token`, or a form in its field `csrf_token`. Calls without a cookie, as
 * scripts make them, need none. Pages of other sites are refused whatever they send.
 */
export class CsrfGuard {
  private readonly publicHost: string;

  /** @param publicUrl address that people use */
  constructor(
    private readonly key: Buffer,
    private readonly cookies: Cookies,
    publicUrl: string,
  ) {
    this.publicHost = new URL(publicUrl).host;
  }

  /**
   * The token for a page, and the visitor's cookie where it is not there yet. Of who is logged in it is bound to the session,
   * so that each log-in makes the tokens of before void.
   * @param session the session that the browser names from this answer on; null for none
   */
  tokenFor(
    request: FastifyRequest,
    reply: FastifyReply,
    session: string | null = this.cookies.read(request, 'session') ?? null,
  ): string {
    const existing = this.visitorOf(request);
    const visitor = existing ?? randomBytes(18).toString('base64url');
    if (existing === undefined) this.cookies.set(reply, 'visitor', visitor);
    return this.sign(session === null ? `visitor ${visitor}` : `session ${session}`);
  }

  /** @throws AppError Forbidden where an unsafe call with a cookie lacks that visitor's token, or comes from another site */
  check(request: FastifyRequest): void {
    if (safeMethods.has(request.method)) return;
    if (isScript(request)) return;
    if (!this.isSameOrigin(request)) throw forbidden(foreignOriginMessage);
    const subject = this.tokenSubject(request);
    if (subject === undefined) return;
    const token = request.headers['x-csrf-token'] ?? formToken(request);
    if (typeof token === 'string' && equalSecrets(token, this.sign(subject))) return;
    throw forbidden(badTokenMessage);
  }

  /** What the token of a browser is made from: its session, else its visitor's cookie; undefined for a browser without cookies. */
  private tokenSubject(request: FastifyRequest): string | undefined {
    const session = this.cookies.read(request, 'session');
    if (session !== undefined) return `session ${session}`;
    const visitor = this.visitorOf(request);
    return visitor === undefined ? undefined : `visitor ${visitor}`;
  }

  /** The value of the visitor's cookie; undefined where there is none. */
  visitorOf(request: FastifyRequest): string | undefined {
    const value = this.cookies.read(request, 'visitor');
    return value && /^[\w-]{24}$/.test(value) ? value : undefined;
  }

  /** Browsers name the site that makes an unsafe call; what names none is no browser. */
  private isSameOrigin({ headers, host }: FastifyRequest): boolean {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    if (headers.origin === undefined) return true;
    const origin = URL.canParse(headers.origin) ? new URL(headers.origin).host : '';
    return origin !== '' && (origin === host || origin === this.publicHost);
  }

  private sign(subject: string): string {
    return createHmac('sha256', this.key).update(subject).digest('base64url');
  }
}

/** Scripts name themselves by headers that a page of another site cannot send without being allowed to. */
function isScript({ headers }: FastifyRequest): boolean {
  const bearer = /^bearer /i.test(headers.authorization ?? '');
  return bearer || headers['x-api-token'] !== undefined || headers['x-keyso-token'] !== undefined;
}

function formToken({ body }: FastifyRequest): unknown {
  return typeof body === 'object' && body !== null && 'csrf_token' in body ? body.csrf_token : undefined;
}

function forbidden(what: Localised): AppError {
  return new AppError(ErrorCode.Forbidden, { what });
}
