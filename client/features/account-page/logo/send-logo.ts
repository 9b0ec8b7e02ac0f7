import { csrfToken } from '../../../lib/page/document-meta.js';
import { fetchAfterReauthentication } from '../../../lib/session/fetch-after-reauthentication.js';
import { newRequestId } from '../../../lib/requests/request-id.js';

const operation = `mutation SetLogo($file: Upload!) { setLogo(file: $file) { id } }`;

interface UploadResponse {
  errors?: { message: string }[];
}

/**
 * Uploads a logo by the GraphQL multipart request specification.
 * @returns null if the server accepted the file, otherwise a localized error message
 * @throws TypeError if the server is unreachable
 */
export async function sendLogo(file: File): Promise<string | null> {
  const result = await fetchAfterReauthentication(() => postUpload(file));
  const { errors } = (await result.json()) as UploadResponse;
  return errors?.[0]?.message ?? null;
}

function postUpload(file: File): Promise<Response> {
  const token = csrfToken();
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      // CSRF protection: browsers do not send this header with a cross-site form.
      'apollo-require-preflight': 'true',
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
    body: buildMultipartBody(file),
  });
}

/** Builds the multipart body. The specification fixes the order of its parts. */
export function buildMultipartBody(file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: operation, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file);
  return form;
}
