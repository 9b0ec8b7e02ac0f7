import { csrfToken } from '../../../lib/document-meta.js';
import { fetchAfterReauthentication } from '../../../lib/fetch-after-reauthentication.js';
import { saveFile } from '../../../lib/save-file.js';
import { parseErrorMessage } from './fetch-copy.js';
import { type FileFormat, type ReportCall, exportParameters } from './report-call.js';

/**
 * Downloads a small file with fetch, which reports completion and errors and survives an expired session.
 * @returns the file name
 * @throws Error with the server's message
 */
export async function fetchFile(call: ReportCall, language: string, format: FileFormat): Promise<string> {
  const result = await fetchAfterReauthentication(() => send(call, language, format));
  if (!result.ok) throw new Error(parseErrorMessage(await result.text()) ?? `${result.status}`);
  const name = parseFileName(result) ?? 'report';
  saveFile(await result.blob(), name);
  return name;
}

function send(call: ReportCall, language: string, format: FileFormat): Promise<Response> {
  const token = csrfToken();
  return fetch(`/api${call.path}`, {
    method: 'POST',
    body: exportParameters(call, language, format),
    credentials: 'same-origin',
    headers: {
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
}

function parseFileName({ headers }: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
