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

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly parts: BrowserParts,
  ) {}

  get session(): string | undefined {
    return this.parts.cookies.read(this.request, 'session');
  }

  get visitor(): string | undefined {
    return this.parts.csrf.visitorOf(this.request);
  }

  csrfToken(): string {
    return (this.token ??= this.parts.csrf.tokenFor(this.request, this.reply));
  }

  keepSession(token: string): void {
    this.parts.cookies.keep(this.reply, 'session', token);
  }

  forgetSession(): void {
    this.parts.cookies.drop(this.reply, 'session');
  }

  keepPushToken(token: string, seconds: number): void {
    this.parts.cookies.keep(this.reply, 'push_token', token, seconds);
  }

  forgetPushToken(): void {
    this.parts.cookies.drop(this.reply, 'push_token');
  }

  get pushToken(): string | undefined {
    return this.parts.cookies.read(this.request, 'push_token');
  }
}
