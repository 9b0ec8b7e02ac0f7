import { noteConnection } from '../lib/connection.js';
import { takeFirstCall } from './first-calls.js';

/** `fetch` that tells the frame whether the server was reached, and takes what the page has asked for already. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const begun = takeFirstCall(init?.body);
    const answer = await (begun?.catch(() => fetch(input, init)) ?? fetch(input, init));
    noteConnection(true);
    return answer;
  } catch (error) {
    if (error instanceof TypeError) noteConnection(false);
    throw error;
  }
};
