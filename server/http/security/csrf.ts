import type { Localised } from '../../contract/language/localised.js';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsrfError } from '../../errors/security-event.js';
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
 * CSRF protection for unsafe requests with cookies. They need a token in `X-CSRF-Token` or the form field
 * `csrf_token`.
 * The token is an HMAC of the session, or of the visitor cookie of a guest. Requests without cookies need none, and
 * cross-site requests are always rejected.
 */
export class CsrfGuard {
  private readonly publicHost: string;

  /** @param publicUrl public URL of the server */
  constructor(
    private readonly key: Buffer,
    private readonly cookies: Cookies,
    publicUrl: string,
  ) {
    this.publicHost = new URL(publicUrl).host;
  }

  /**
   * Creates the token for a page and sets the visitor cookie if necessary. Each login invalidates earlier tokens.
   * @param session session that is valid after this response; null for none
   */
  issueToken(
    request: FastifyRequest,
    reply: FastifyReply,
    session: string | null = this.cookies.read(request, 'session') ?? null,
  ): string {
    const existingVisitor = this.readVisitorCookie(request);
    const visitor = existingVisitor ?? randomBytes(18).toString('base64url');
    if (existingVisitor === undefined) this.cookies.set(reply, 'visitor', visitor);
    return this.sign(session === null ? `visitor ${visitor}` : `session ${session}`);
  }

  /** @throws AppError Forbidden if an unsafe request with a cookie has no valid token or comes from another site */
  check(request: FastifyRequest): void {
    if (safeMethods.has(request.method)) return;
    if (isScript(request)) return;
    if (!this.isSameOrigin(request)) throw new CsrfError(foreignOriginMessage);
    const subject = this.getTokenSubject(request);
    if (subject === undefined) return;
    const token = request.headers['x-csrf-token'] ?? readFormToken(request);
    if (typeof token === 'string' && equalSecrets(token, this.sign(subject))) return;
    throw new CsrfError(badTokenMessage);
  }

  /** Subject of the token: the session, or else the visitor cookie. Undefined for a browser without cookies. */
  private getTokenSubject(request: FastifyRequest): string | undefined {
    const session = this.cookies.read(request, 'session');
    if (session !== undefined) return `session ${session}`;
    const visitor = this.readVisitorCookie(request);
    return visitor === undefined ? undefined : `visitor ${visitor}`;
  }

  /** Value of the visitor cookie, if it is well-formed. */
  readVisitorCookie(request: FastifyRequest): string | undefined {
    const value = this.cookies.read(request, 'visitor');
    return value && /^[\w-]{24}$/.test(value) ? value : undefined;
  }

  /** Browsers send the origin with unsafe requests. A request without one does not come from a browser. */
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

/** Custom headers need a CORS preflight, so a page of another site cannot send them. */
function isScript({ headers }: FastifyRequest): boolean {
  const bearer = /^bearer /i.test(headers.authorization ?? '');
  return bearer || headers['x-api-token'] !== undefined || headers['x-keyso-token'] !== undefined;
}

function readFormToken({ body }: FastifyRequest): unknown {
  return typeof body === 'object' && body !== null && 'csrf_token' in body ? body.csrf_token : undefined;
}
