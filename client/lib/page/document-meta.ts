/** Content of a meta tag; undefined if the server did not replace its placeholder. */
function metaContent(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}

/** CSRF token required by unsafe requests with a session cookie. */
export function csrfToken(): string | undefined {
  return metaContent('csrf-token');
}

/** Database code of this document: the one in its address, else the one selected in the browser, else the default. */
export function documentDatabase(): string | undefined {
  return metaContent('database');
}

/** Replaces the CSRF token after a session change. */
export function replaceCsrfToken(token: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  if (meta) meta.content = token;
}

/** Whether the server runs in open access mode, without log-ins, plans and prices. */
export function isOpenAccess(): boolean {
  return metaContent('access') === 'open';
}

/** Whether maintenance mode is active; only administrators get pages then. */
export function isInMaintenance(): boolean {
  return metaContent('maintenance') !== undefined;
}

/** Whether the sample data was loading when the server rendered the document. */
export function isSampleLoading(): boolean {
  return metaContent('sample-load') !== undefined;
}

/** Card payment widget script; undefined if the page's content security policy does not allow it. */
export function cardWidgetScript(): string | undefined {
  return metaContent('card-widget');
}

/** URL of the operator's blog; undefined if there is none. */
export function blogAddress(): string | undefined {
  return metaContent('blog');
}

/** CSP nonce for elements added at run time. Read from an element property, because browsers hide the attribute. */
export function cspNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
