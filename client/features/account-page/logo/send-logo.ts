import { csrfToken } from '../../../lib/document-meta.js';
import { fetchAfterReauthentication } from '../../../lib/fetch-after-reauthentication.js';
import { newRequestId } from '../../../lib/request-id.js';

const operation = `mutation SetLogo($file: Upload!) { setLogo(file: $file) { id } }`;

interface UploadResponse {
  errors?: { message: string }[];
}

/**
 * Sends a picture by the GraphQL multipart request specification: the operation, where in its variables the file stands, and
 * the file itself. Answers null where it was taken, else why it was not, in the language of the page.
 * @throws TypeError where the server is not reached
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
      // Says that a script sent this, not a form of another site.
      'apollo-require-preflight': 'true',
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
    body: multipartOf(file),
  });
}

/** The body of an upload: the parts in the order in which the specification wants them. */
export function multipartOf(file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: operation, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file);
  return form;
}
