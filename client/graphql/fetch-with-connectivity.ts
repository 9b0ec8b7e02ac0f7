import { setServerReachable } from '../lib/connection.js';
import { consumePreloadedQuery } from './preloaded-queries.js';
import { fetchWithRetry } from './fetch-with-retry.js';

/** `fetch` that tells the frame whether the server was reached, takes what the page has asked for already, and is patient with a busy server. */
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
