import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { errorLink } from './error-link.js';
import { headersLink } from './headers-link.js';
import { sessionLink } from './session-link.js';
import { fetchWithConnectivity } from './fetch-with-connectivity.js';

/**
 * Creates the Apollo client. Report rows have no stable identity (a domain has different values per database and
 * report),
 * so the cache is not normalised and stores each response by query and variables.
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
