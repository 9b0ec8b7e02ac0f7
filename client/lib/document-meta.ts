/** Values that the server writes into the page: a meta tag's content, or undefined where the placeholder was not replaced. */
function metaContent(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}

/** Token that unsafe calls made with the session's cookie must carry. */
export function csrfToken(): string | undefined {
  return metaContent('csrf-token');
}

/** Nonce that style and script elements made at run time must wear; read from a live element, as browsers hide the attribute. */
export function cspNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
