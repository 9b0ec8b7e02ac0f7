import { csrfToken } from './document-meta.js';

/** Asks a call under `/api` for a file that the server writes while it is read. Throws Error with the server's message. */
export async function fetchFile(path: string, asked: object): Promise<Response> {
  const token = csrfToken();
  const answer = await fetch(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(asked),
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  if (answer.ok) return answer;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `${answer.status}`);
}
