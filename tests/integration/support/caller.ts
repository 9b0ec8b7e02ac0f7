/** Calls of one visitor: the same headers on every one. */
export interface Caller {
  /** GET of a path; redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** An unsafe call with a JSON body. */
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** A GraphQL request; answers its status and parsed body. */
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  status: number;
  /** Headers of the answer, cookies among them. */
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors:
    | {
        message: string;
        extensions: { code: string; requestId: string; field?: string; retryAfter?: number };
      }[]
    | undefined;
}

/** Calls to a server with these headers. */
export function callerOf(url: string, always: Record<string, string>): Caller {
  const send: Caller['send'] = (method, path, body = {}, headers = {}) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...always, ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  return {
    get: (path, headers = {}) =>
      fetch(url + path, { headers: { ...always, ...headers }, redirect: 'manual' }),
    send,
    graphql: async (query, variables = {}, headers = {}) => {
      const answer = await send('POST', '/graphql', { query, variables }, headers);
      const body = (await answer.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
      return { status: answer.status, headers: answer.headers, data: body.data, errors: body.errors };
    },
  };
}
