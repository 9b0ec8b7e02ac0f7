import { csrfToken } from '../page/document-meta.js';

/**
 * Requests a streamed file under `/api`.
 * @throws Error with the server's message
 */
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
