/** API client with fixed headers. */
export interface Caller {
  /** GET of a path without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** An unsafe call with a JSON body. */
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** A GraphQL request. */
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlResult>;
}

export interface GraphqlResult {
  status: number;
  /** Response headers, including cookies. */
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors:
    | {
        message: string;
        extensions: { code: string; requestId: string; field?: string; retryAfter?: number };
      }[]
    | undefined;
}

/** Selects the database of most test data. Without it, public API calls without `base` read msk. */
export const databaseCookie = 'db=gny';

/** Creates an API client of a server with fixed headers. */
export function createCaller(url: string, fixedHeaders: Record<string, string>): Caller {
  const send: Caller['send'] = (method, path, body = {}, headers = {}) =>
    fetch(url + path, {
      method,
      headers: { cookie: databaseCookie, 'content-type': 'application/json', ...fixedHeaders, ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  const tokens = new Map<string, string>();
  /** CSRF token of the page for these cookies; none without cookies. */
  const csrfHeader = async (sent: Record<string, string>): Promise<Record<string, string>> => {
    const { cookie } = sent;
    if (cookie === undefined || cookie === databaseCookie) return {};
    const token = tokens.get(cookie) ?? (await fetchCsrfToken(url, sent));
    tokens.set(cookie, token);
    return { 'x-csrf-token': token };
  };
  return {
    get: (path, headers = {}) =>
      fetch(url + path, {
        headers: { cookie: databaseCookie, ...fixedHeaders, ...headers },
        redirect: 'manual',
      }),
    send,
    graphql: async (query, variables = {}, headers = {}) => {
      const csrfHeaders = isMutation(query) ? await csrfHeader({ ...fixedHeaders, ...headers }) : {};
      const response = await send('POST', '/graphql', { query, variables }, { ...csrfHeaders, ...headers });
      const body = (await response.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, data: body.data, errors: body.errors };
    },
  };
}

/** Creates an API client with the token of a user. */
export function createScriptCaller(url: string, { token }: { token: string }): Caller {
  return createCaller(url, { 'x-api-token': token });
}

/** Code of the first error, or undefined. */
export function getErrorCode({ errors }: GraphqlResult): string | undefined {
  return errors?.[0]?.extensions.code;
}

/** CSRF token for mutations and unsafe calls with these cookies. */
export async function fetchCsrfToken(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { csrfToken } }' }),
  });
  const { data } = (await response.json()) as { data?: { viewer: { csrfToken: string } } };
  return data?.viewer.csrfToken ?? '';
}

function isMutation(query: string): boolean {
  return /^\s*mutation\b/.test(query);
}
