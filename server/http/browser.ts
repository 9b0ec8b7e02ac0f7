import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './cookies.js';
import type { CsrfGuard } from './csrf.js';

/** What browsers are told apart by. */
export interface BrowserParts {
  cookies: Cookies;
  csrf: CsrfGuard;
}

/** The browser behind one request: what it keeps for us, and what we let it keep. */
export class Browser {
  private token: string | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly parts: BrowserParts,
  ) {}

  /** The session that the browser named, living or not. */
  get session(): string | undefined {
    return this.parts.cookies.read(this.request, 'session');
  }

  /** The cookie that tells this browser from others, whoever uses it; undefined before the first page. */
  get visitor(): string | undefined {
    return this.parts.csrf.visitorOf(this.request);
  }

  /** The token that unsafe REST calls of this browser must send. */
  csrfToken(): string {
    return (this.token ??= this.parts.csrf.tokenFor(this.request, this.reply));
  }

  keepSession(token: string): void {
    this.parts.cookies.keep(this.reply, 'session', token);
  }

  forgetSession(): void {
    this.parts.cookies.drop(this.reply, 'session');
  }

  /** Keeps the token of push messages for a number of seconds. */
  keepPushToken(token: string, seconds: number): void {
    this.parts.cookies.keep(this.reply, 'push_token', token, seconds);
  }

  forgetPushToken(): void {
    this.parts.cookies.drop(this.reply, 'push_token');
  }

  /** The token of push messages that the browser keeps. */
  get pushToken(): string | undefined {
    return this.parts.cookies.read(this.request, 'push_token');
  }
}
