import { csrfToken } from '../../../lib/page/document-meta.js';
import { fetchAfterReauthentication } from '../../../lib/session/fetch-after-reauthentication.js';
import { type ReportCall, copyRequest } from './report-call.js';

/**
 * Fetches the table as tab-separated text with a header.
 * @throws Error with the server's message
 */
export async function fetchCopy(call: ReportCall, language: string): Promise<string> {
  const result = await fetchAfterReauthentication(() => send(call, language));
  const text = await result.text();
  if (!result.ok) throw new Error(parseErrorMessage(text) ?? `${result.status}`);
  return text;
}

function send(call: ReportCall, language: string): Promise<Response> {
  const token = csrfToken();
  const { address, ...request } = copyRequest(call, language);
  return fetch(address, {
    ...request,
    credentials: 'same-origin',
    headers: {
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
}

/** Message of a REST error response; undefined for other bodies. */
export function parseErrorMessage(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' &&
      parsed !== null &&
      'message' in parsed &&
      typeof parsed.message === 'string'
      ? parsed.message
      : undefined;
  } catch {
    return undefined;
  }
}
