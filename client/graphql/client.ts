import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { errorLink } from './error-link.js';
import { headersLink } from './headers-link.js';
import { sessionLink } from './session-link.js';
import { fetchWithConnectivity } from './fetch-with-connectivity.js';

/**
 * Talks to the server. Rows of reports have no identity to share between answers (the same domain has other
 * figures in each base and report), so nothing is normalised: an answer is kept by its query and variables.
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
