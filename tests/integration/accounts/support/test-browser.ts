import { createCaller, type Caller, type GraphqlResult } from '../../support/caller.js';
import type { RunningApp } from '../../support/running-app.js';

/** Browser session: stores cookies and sends them with each request. */
export interface TestBrowser extends Caller {
  /** Current cookies by name. */
  cookies: Map<string, string>;
  /** Every received `Set-Cookie` header. */
  receivedCookies: string[];
  /** CSRF token of the page. */
  csrf(): Promise<string>;
  /** An unsafe REST call with the CSRF token. */
  rest(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Response>;
  /** A form post with the CSRF token, as a browser without scripts sends it. */
  form(path: string, fields: Record<string, string>): Promise<Response>;
}

/** Opens a browser session. `address` is the client address behind a trusted proxy. */
export function openBrowser(app: RunningApp, address?: string): TestBrowser {
  const cookies = new Map<string, string>();
  const receivedCookies: string[] = [];
  const headers = (): Record<string, string> => ({
    ...(cookies.size > 0
      ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {}),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  });
  const storeCookies = (response: { headers: Headers }): void => {
    for (const line of response.headers.getSetCookie()) {
      receivedCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const withCookies = async <HasHeaders extends { headers: Headers }>(
    response: Promise<HasHeaders>,
  ): Promise<HasHeaders> => {
    storeCookies(await response);
    return response;
  };
  const caller = () => createCaller(app.url, headers());
  const graphql: Caller['graphql'] = (...call) => withCookies(caller().graphql(...call));
  const csrf = async (): Promise<string> => {
    const { data } = await graphql('{ viewer { csrfToken } }');
    return (data as { viewer: { csrfToken: string } }).viewer.csrfToken;
  };
  return {
    cookies,
    receivedCookies,
    graphql,
    csrf,
    get: (...call) => withCookies(caller().get(...call)),
    send: (...call) => withCookies(caller().send(...call)),
    rest: async (method, path, body) => {
      const token = await csrf();
      return withCookies(caller().send(method, path, body, { 'x-csrf-token': token }));
    },
    form: async (path, fields) => {
      const body = new URLSearchParams({ ...fields, csrf_token: await csrf() });
      return withCookies(
        fetch(app.url + path, { method: 'POST', headers: headers(), body, redirect: 'manual' }),
      );
    },
  };
}

/** Logs a browser in and returns the raw result. */
export function logIn(
  browser: TestBrowser,
  email: string,
  password: string,
  code?: string,
): Promise<GraphqlResult> {
  return browser.graphql(
    `mutation ($email: String!, $password: String!, $code: String) {
      logIn(email: $email, password: $password, code: $code) { kind account { email } sessionFault }
    }`,
    { email, password, code },
  );
}

/** Registers an account in a browser and returns the raw result. `passwordRepeat` defaults to the password. */
export function register(
  browser: Pick<Caller, 'graphql'>,
  input: Readonly<Record<string, unknown>> & { password: string },
  headers: Record<string, string> = {},
): Promise<GraphqlResult> {
  return browser.graphql(
    `mutation ($input: RegistrationInput!) {
      register(input: $input) { kind plan { id } account { id email phone language domains wishedPlan { id } wishedTerm } }
    }`,
    { input: { passwordRepeat: input.password, ...input } },
    headers,
  );
}

/** The viewer as the page reads it. */
export async function viewerOf(browser: Pick<Caller, 'graphql'>): Promise<Record<string, unknown>> {
  const { data } = await browser.graphql(
    '{ viewer { kind sessionFault canTakeOver lastEmail account { id email } plan { id } } }',
  );
  return (data as { viewer: Record<string, unknown> }).viewer;
}
