import { CombinedGraphQLErrors, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { csrfToken } from '../lib/document-meta.js';
import { newRequestId } from '../lib/request-id.js';

/**
 * Sends an operation with files by the GraphQL multipart request specification; `files` are named by their places, as
 * `variables.edit.file`.
 * @throws CombinedGraphQLErrors where it is refused, TypeError where the server is not reached
 */
export async function sendMultipart<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  files: Readonly<Record<string, File>>,
): Promise<Data> {
  const places = Object.entries(files);
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(document), variables }));
  form.append('map', JSON.stringify(Object.fromEntries(places.map(([place], at) => [at, [place]]))));
  for (const [at, [, file]] of places.entries()) form.append(String(at), file);
  const token = csrfToken();
  const result = await fetch('/graphql', {
    method: 'POST',
    body: form,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': window.document.documentElement.lang,
      // Says that a script sent this, not a form of another site.
      'apollo-require-preflight': 'true',
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  const { data, errors } = (await result.json()) as { data?: Data | null; errors?: [{ message: string }] };
  if (errors || !data) throw new CombinedGraphQLErrors({ errors: errors ?? [{ message: '' }] });
  return data;
}
