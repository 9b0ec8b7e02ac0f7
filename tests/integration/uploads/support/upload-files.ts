import { connect, type Socket } from 'node:net';
import { fetchCsrfToken } from '../../support/caller.js';
import type { TestUser } from '../../support/test-users.js';
import type { RunningApp } from '../../support/running-app.js';

interface Sent {
  id: string;
  name: string;
  size: number;
}

/** Uploads files in one GraphQL request. */
export async function uploadFiles(
  app: RunningApp,
  user: TestUser,
  ...files: [name: string, content: Buffer | string][]
) {
  const form = new FormData();
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id name size } }';
  form.append('operations', JSON.stringify({ query, variables: { files: files.map(() => null) } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))),
  );
  for (const [index, [name, content]] of files.entries()) {
    form.append(String(index), new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...user.headers,
      'x-csrf-token': await fetchCsrfToken(app.url, user.headers),
      'apollo-require-preflight': '1',
    },
    body: form,
  });
  const { data, errors } = (await response.json()) as {
    data?: { uploadFiles: Sent[] } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { files: data?.uploadFiles ?? [], code: errors?.[0]?.extensions.code };
}

/** Sends only the start of a large file and waits. */
export async function beginUpload(url: string, headers: Record<string, string>): Promise<Socket> {
  const token = await fetchCsrfToken(url, headers);
  const { host, hostname, port } = new URL(url);
  // A dying server must not fail the sender.
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const part = (head: string, body: string) =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`;
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id } }';
  socket.write(
    [
      `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nCookie: ${headers['cookie']}\r\nX-CSRF-Token: ${token}`,
      'Apollo-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n',
      part('name="operations"', JSON.stringify({ query, variables: { files: [null] } })),
      part('name="map"', '{"0":["variables.files.0"]}'),
      part('name="0"; filename="cut.csv"', 'a'.repeat(200_000)),
    ].join('\r\n'),
  );
  return socket;
}
