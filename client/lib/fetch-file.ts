import { csrfToken } from './document-meta.js';

/** Asks a call under `/api` for a file that the server writes while it is read. Throws Error with the server's message. */
export async function fetchFile(path: string, requested: object): Promise<Response> {
  const token = csrfToken();
  const result = await fetch(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(requested),
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  if (result.ok) return result;
  const { message } = (await result.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `${result.status}`);
}
