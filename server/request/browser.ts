/** Browser state of a request: its cookies and CSRF token. */
export interface Browser {
  /** Session token from the cookie, possibly invalid. */
  readonly session: string | undefined;
  /** Value of the visitor cookie, which identifies the browser. Undefined before the first page. */
  readonly visitor: string | undefined;
  /** Token of the push subscription. */
  readonly pushToken: string | undefined;
  /** Cookie of the last partner link. */
  readonly partnerLink: string | undefined;
  /** @throws AppError Forbidden if an unsafe request with a cookie has no valid token or comes from another site */
  assertCsrfToken(): void;
  /** CSRF token of this browser. Changes with each login and logout. */
  csrfToken(): string;
  setSession(token: string): void;
  clearSession(): void;
  setPushToken(token: string, seconds: number): void;
  clearPushToken(): void;
}
