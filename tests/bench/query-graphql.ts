import { send, type BenchServer } from './measure.js';

/** Sends an operation with a single field aliased `result` and returns its value. */
export async function queryGraphql<Result>(
  server: BenchServer,
  query: string,
  variables: object,
): Promise<Result> {
  const response = await send(server, {
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query, variables }),
  });
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  const { data } = JSON.parse(text) as { data?: { result: Result } | null };
  if (!data) throw new Error(text.slice(0, 300));
  return data.result;
}
