import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../request/browser.js';
import type { Cookies } from './cookies.js';
import type { CsrfGuard } from './csrf.js';

/** What browsers are told apart by. */
export interface BrowserParts {
  cookies: Cookies;
  csrf: CsrfGuard;
}

/** A browser that keeps what we give it in cookies. */
export class CookieBrowser implements Browser {
  private token: string | undefined;
  /** The session that the browser names from now on. */
  private current: string | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly parts: BrowserParts,
  ) {
    this.current = this.session;
  }

  get session(): string | undefined {
    return this.parts.cookies.read(this.request, 'session');
  }

  get visitor(): string | undefined {
    return this.parts.csrf.visitorOf(this.request);
  }

  csrfToken(): string {
    return (this.token ??= this.parts.csrf.tokenFor(this.request, this.reply, this.current ?? null));
  }

  assertOurs(): void {
    this.parts.csrf.check(this.request);
  }

  keepSession(token: string): void {
    this.enter(token);
    this.parts.cookies.keep(this.reply, 'session', token);
  }

  forgetSession(): void {
    this.enter(undefined);
    this.parts.cookies.drop(this.reply, 'session');
  }

  keepPushToken(token: string, seconds: number): void {
    this.parts.cookies.keep(this.reply, 'push_token', token, seconds);
  }

  forgetPushToken(): void {
    this.parts.cookies.drop(this.reply, 'push_token');
  }

  /** Another session, another token. */
  private enter(session: string | undefined): void {
    this.current = session;
    this.token = undefined;
  }

  get partnerLink(): string | undefined {
    return this.parts.cookies.read(this.request, 'partner');
  }

  get pushToken(): string | undefined {
    return this.parts.cookies.read(this.request, 'push_token');
  }
}
