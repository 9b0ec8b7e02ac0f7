import { csrfToken } from './document-meta.js';

/** Asks a call under `/api` for a file that the server writes while it is read. Throws Error with the server's message. */
export async function fetchFile(path: string, body: object): Promise<Response> {
  const token = csrfToken();
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  if (response.ok) return response;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `${response.status}`);
}
