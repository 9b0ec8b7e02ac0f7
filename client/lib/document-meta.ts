/** Values that the server writes into the page: a meta tag's content, or undefined where the placeholder was not replaced. */
function metaContent(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}

/** Token that unsafe calls made with the session's cookie must carry. */
export function csrfToken(): string | undefined {
  return metaContent('csrf-token');
}

/** Code of the database that the document was sent with: its address's, else the one chosen in this browser, else the usual one. */
export function documentDatabase(): string | undefined {
  return metaContent('database');
}

/** Puts the token of a new session in the place of the page's own, for every call from now on. */
export function replaceCsrfToken(token: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  if (meta) meta.content = token;
}

/** Whether the server is open: whoever reaches it is its owner, and there are no log-ins, plans and prices to show. */
export function isOpenAccess(): boolean {
  return metaContent('access') === 'open';
}

/** Whether maintenance is under way, in which only administrators are sent pages. */
export function isMaintained(): boolean {
  return metaContent('maintenance') !== undefined;
}

/** Whether the sample data was loading when the server rendered the document. */
export function isSampleLoading(): boolean {
  return metaContent('sample-load') !== undefined;
}

/** Script of the widget of card payments; undefined on a page whose policy does not let it in. */
export function cardWidgetScript(): string | undefined {
  return metaContent('card-widget');
}

/** Address of the operator's blog; undefined where there is none. */
export function blogAddress(): string | undefined {
  return metaContent('blog');
}

/** Nonce that style and script elements made at run time must wear; read from a live element, as browsers hide the attribute. */
export function cspNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
