import { csrfTokenOf } from '../../support/caller.js';
import type { TestPerson } from '../../support/people.js';
import type { RunningApp } from '../../support/running-app.js';

interface Sent {
  id: string;
  name: string;
  size: number;
}

/** Sends files by one GraphQL request. */
export async function uploadFiles(
  app: RunningApp,
  person: TestPerson,
  ...files: [name: string, content: Buffer | string][]
) {
  const form = new FormData();
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id name size } }';
  form.append('operations', JSON.stringify({ query, variables: { files: files.map(() => null) } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_, at) => [at, [`variables.files.${at}`]]))),
  );
  for (const [at, [name, content]] of files.entries()) {
    form.append(String(at), new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'x-csrf-token': await csrfTokenOf(app.url, person.headers),
      'apollo-require-preflight': '1',
    },
    body: form,
  });
  const { data, errors } = (await answer.json()) as {
    data?: { uploadFiles: Sent[] } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { files: data?.uploadFiles ?? [], code: errors?.[0]?.extensions.code };
}
