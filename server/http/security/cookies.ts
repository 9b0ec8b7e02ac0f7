import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that identify the user, the browser or the referrer. */
type IdentityCookie = 'session' | 'visitor' | 'push_token' | 'partner';

/** Host-only cookies without script access. Over https they are `Secure` and use the `__Host-` prefix. */
export class Cookies {
  private readonly secure: boolean;

  /** @param publicUrl public URL of the server */
  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:');
  }

  /** Value of the cookie, if the browser sent it. */
  read(request: FastifyRequest, cookie: IdentityCookie): string | undefined {
    return request.cookies[this.cookieName(cookie)];
  }

  /** Sets a session cookie, or a cookie with a lifetime in seconds. */
  set(reply: FastifyReply, cookie: IdentityCookie, value: string, seconds?: number): void {
    void reply.setCookie(this.cookieName(cookie), value, {
      ...this.attributes(),
      ...(seconds === undefined ? {} : { maxAge: seconds }),
    });
  }

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
