import { CombinedGraphQLErrors, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { csrfToken } from '../../lib/page/document-meta.js';
import { newRequestId } from '../../lib/requests/request-id.js';

/**
 * Sends an operation with files by the GraphQL multipart request specification.
 * @param files files by variable path, for example `variables.edit.file`
 * @throws CombinedGraphQLErrors if the server rejects the operation, TypeError if it is unreachable
 */
export async function sendMultipart<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  files: Readonly<Record<string, File>>,
): Promise<Data> {
  const entries = Object.entries(files);
  const formData = new FormData();
  formData.append('operations', JSON.stringify({ query: print(document), variables }));
  formData.append(
    'map',
    JSON.stringify(Object.fromEntries(entries.map(([variablePath], index) => [index, [variablePath]]))),
  );
  for (const [index, [, file]] of entries.entries()) formData.append(String(index), file);
  const token = csrfToken();
  const response = await fetch('/graphql', {
    method: 'POST',
    body: formData,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': window.document.documentElement.lang,
      // CSRF protection: browsers do not send this header with a cross-site form.
      'apollo-require-preflight': 'true',
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: [{ message: string }] };
  if (errors || !data) throw new CombinedGraphQLErrors({ errors: errors ?? [{ message: '' }] });
  return data;
}
