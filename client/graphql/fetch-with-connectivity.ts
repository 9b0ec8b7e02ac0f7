import { setServerReachable } from '../lib/connection.js';
import { consumePreloadedQuery } from './preloaded-queries.js';
import { fetchWithRetry } from './fetch-with-retry.js';

/** `fetch` that tells the frame whether the server was reached, takes what the page has asked for already, and is patient with a busy server. */
export const fetchWithConnectivity: typeof fetch = async (input, init) => {
  try {
    let started = consumePreloadedQuery(init?.body);
    const ask = async () => {
      const taken = started;
      started = undefined;
      return taken?.catch(() => fetch(input, init)) ?? fetch(input, init);
    };
    const result = await fetchWithRetry(ask, init?.body);
    setServerReachable(true);
    return result;
  } catch (error) {
    if (error instanceof TypeError) setServerReachable(false);
    throw error;
  }
};
