import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies whose values say who somebody is, or by whom they came. */
type IdentityCookie = 'session' | 'visitor' | 'push_token' | 'partner';

/**
 * Cookies that only the server reads, for this host alone. Where people reach the server by https they are sent by https only,
 * under names that browsers let no other host or path set.
 */
export class Cookies {
  private readonly secure: boolean;

  /** @param publicUrl address that people use */
  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:');
  }

  /** The value that the browser sent; undefined for none. */
  read(request: FastifyRequest, cookie: IdentityCookie): string | undefined {
    return request.cookies[this.cookieName(cookie)];
  }

  /** Keeps a value in the browser, until it is closed or for a number of seconds. */
  set(reply: FastifyReply, cookie: IdentityCookie, value: string, seconds?: number): void {
    void reply.setCookie(this.cookieName(cookie), value, {
      ...this.attributes(),
      ...(seconds === undefined ? {} : { maxAge: seconds }),
    });
  }

  /** Removes a value from the browser. */
  clear(reply: FastifyReply, cookie: IdentityCookie): void {
    void reply.clearCookie(this.cookieName(cookie), this.attributes());
  }

  private cookieName(cookie: IdentityCookie): string {
    return this.secure ? `__Host-${cookie}` : cookie;
  }

  private attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
