import { csrfToken, replaceCsrfToken } from '../page/document-meta.js';

let renewal: Promise<boolean> | undefined;

/** Loads a fresh CSRF token because the server may have restarted. Resolves to whether the token changed. */
export function renewCsrfToken(): Promise<boolean> {
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renew(): Promise<boolean> {
  try {
    const result = await fetch('/login', { headers: { accept: 'text/html' }, credentials: 'same-origin' });
    const page = new DOMParser().parseFromString(await result.text(), 'text/html');
    const token = page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
    if (!token || token === csrfToken()) return false;
    replaceCsrfToken(token);
    return true;
  } catch {
    return false;
  }
}
