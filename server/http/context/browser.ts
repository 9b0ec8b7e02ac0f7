import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../request/browser.js';
import type { Cookies } from '../security/cookies.js';
import type { CsrfGuard } from '../security/csrf.js';

export interface BrowserDependencies {
  cookies: Cookies;
  csrf: CsrfGuard;
}

/** Browser state in cookies. */
export class CookieBrowser implements Browser {
  private token: string | undefined;
  /** Session that is valid after this response. */
  private currentSession: string | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly parts: BrowserDependencies,
  ) {
    this.currentSession = this.session;
  }

  get session(): string | undefined {
    return this.parts.cookies.read(this.request, 'session');
  }

  get visitor(): string | undefined {
    return this.parts.csrf.readVisitorCookie(this.request);
  }

  csrfToken(): string {
    return (this.token ??= this.parts.csrf.issueToken(this.request, this.reply, this.currentSession ?? null));
  }

  assertCsrfToken(): void {
    this.parts.csrf.check(this.request);
  }

  setSession(token: string): void {
    this.switchSession(token);
    this.parts.cookies.set(this.reply, 'session', token);
  }

  clearSession(): void {
    this.switchSession(undefined);
    this.parts.cookies.clear(this.reply, 'session');
  }

  setPushToken(token: string, seconds: number): void {
    this.parts.cookies.set(this.reply, 'push_token', token, seconds);
  }

  clearPushToken(): void {
    this.parts.cookies.clear(this.reply, 'push_token');
  }

  /** The CSRF token is bound to the session. */
  private switchSession(session: string | undefined): void {
    this.currentSession = session;
    this.token = undefined;
  }

  get partnerLink(): string | undefined {
    return this.parts.cookies.read(this.request, 'partner');
  }

  get pushToken(): string | undefined {
    return this.parts.cookies.read(this.request, 'push_token');
  }
}
