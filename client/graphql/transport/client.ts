import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { errorLink } from './error-link.js';
import { sessionLink } from './session-link.js';
import { SetContextLink } from '@apollo/client/link/context';
import { csrfToken } from '../../lib/page/document-meta.js';
import { newRequestId } from '../../lib/requests/request-id.js';
import { setServerReachable } from '../../lib/requests/connection.js';
import { consumePreloadedQuery } from './preloaded-queries.js';

const maxRetries = 2;
/** Longer delays are reported to the user instead. */
const maxRetryAfterSeconds = 5;

/**
 * Retries queries after a 503 response with `Retry-After`. Mutations are sent once.
 * @param random jitter from 0 to 1, so that clients do not retry simultaneously
 */
export async function fetchWithRetry(
  send: () => Promise<Response>,
  body: unknown,
  random: () => number = Math.random,
): Promise<Response> {
  const retryLimit = isQuery(body) ? maxRetries : 0;
  for (let attempt = 0; ; attempt++) {
    const response = await send();
    const retryAfterSeconds = Number(response.headers.get('retry-after'));
    if (
      response.status !== 503 ||
      attempt === retryLimit ||
      !(retryAfterSeconds > 0 && retryAfterSeconds <= maxRetryAfterSeconds)
    ) {
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000 * (1 + random())));
  }
}

function isQuery(body: unknown): boolean {
  return typeof body === 'string' && body.includes('"query":"query ');
}

/** `fetch` with preloaded responses, retries for an overloaded server and connectivity tracking. */
const fetchWithConnectivity: typeof fetch = async (input, init) => {
  try {
    let preloaded = consumePreloadedQuery(init?.body);
    const sendRequest = async () => {
      const pending = preloaded;
      preloaded = undefined;
      return pending?.catch(() => fetch(input, init)) ?? fetch(input, init);
    };
    const response = await fetchWithRetry(sendRequest, init?.body);
    setServerReachable(true);
    return response;
  } catch (error) {
    if (error instanceof TypeError) setServerReachable(false);
    throw error;
  }
};

/** Adds the page language, the CSRF token and a request id to every request. */
const headersLink = new SetContextLink((previous) => {
  const token = csrfToken();
  return {
    headers: {
      ...(previous['headers'] as Record<string, string> | undefined),
      'accept-language': document.documentElement.lang,
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  };
});

/**
 * Creates the Apollo client. The cache is not normalized and stores each response by query and variables, because
 * report rows have no stable identity: the values of a domain differ per database and report.
 */
export function createGraphqlClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      errorLink,
      sessionLink,
      headersLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchWithConnectivity }),
    ]),
    cache: new InMemoryCache({ dataIdFromObject: () => undefined, resultCaching: true }),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  });
}
