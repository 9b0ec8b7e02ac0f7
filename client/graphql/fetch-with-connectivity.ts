import { setServerReachable } from '../lib/connection.js';
import { consumePreloadedQuery } from './preloaded-queries.js';
import { fetchWithRetry } from './fetch-with-retry.js';

/** `fetch` with preloaded responses, retries for an overloaded server and connectivity tracking. */
export const fetchWithConnectivity: typeof fetch = async (input, init) => {
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
