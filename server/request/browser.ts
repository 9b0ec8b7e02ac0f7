/** The browser behind one request: what it keeps for us, and what we let it keep. */
export interface Browser {
  /** The session that the browser named, living or not; undefined for none. */
  readonly session: string | undefined;
  /** The cookie that tells this browser from others, whoever uses it; undefined before the first page. */
  readonly visitor: string | undefined;
  /** The token of push messages that the browser keeps; undefined for none. */
  readonly pushToken: string | undefined;
  /** The partner’s link that the browser last came by, as its cookie holds it; undefined for none. */
  readonly partnerLink: string | undefined;
  /** Throws Forbidden where an unsafe call does not come from one of our pages: one with a cookie that lacks the token, or of another site. */
  assertCsrfToken(): void;
  /** The token that mutations and unsafe REST calls of this browser must send; another one after each log-in and log-out. */
  csrfToken(): string;
  setSession(token: string): void;
  clearSession(): void;
  /** Keeps the token of push messages for a number of seconds. */
  setPushToken(token: string, seconds: number): void;
  clearPushToken(): void;
}
