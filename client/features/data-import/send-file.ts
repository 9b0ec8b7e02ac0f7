import { csrfToken } from '../../lib/page/document-meta.js';
import { newRequestId } from '../../lib/requests/request-id.js';

const operation = `mutation UploadFiles($files: [Upload!]!) { uploadFiles(files: $files) { id } }`;

/** Progress callback and abort signal of an upload. */
interface SendFileOptions {
  /** Called with the number of bytes sent. */
  onProgress: (sentBytes: number) => void;
  /** Aborts the upload; the server discards the partial file. */
  signal: AbortSignal;
}

/**
 * Uploads a file by the GraphQL multipart request specification. Uses XMLHttpRequest because `fetch` reports no
 * upload progress.
 * @returns null if the server accepted the file, otherwise a localized error message
 * @throws TypeError if the server is unreachable
 */
export function sendFile(file: File, { onProgress, signal }: SendFileOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () => resolve(getErrorMessage(request.response));
    request.onerror = () => reject(new TypeError('the server was not reached'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.onabort = () => reject(new DOMException('cut off', 'AbortError'));
    request.send(buildMultipartBody(file));
  });
}

function headers(): Record<string, string> {
  const token = csrfToken();
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    // CSRF protection: browsers do not send this header with a cross-site form.
    'apollo-require-preflight': 'true',
    'x-request-id': newRequestId(),
    ...(token ? { 'x-csrf-token': token } : {}),
  };
}

function buildMultipartBody(file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: operation, variables: { files: [null] } }));
  form.append('map', JSON.stringify({ 0: ['variables.files.0'] }));
  form.append('0', file);
  return form;
}

function getErrorMessage(result: unknown): string | null {
  const { errors } = (result ?? { errors: [{ message: '' }] }) as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? null;
}
