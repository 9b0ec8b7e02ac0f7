import { noteConnection } from '../lib/connection.js';

/** `fetch` that tells the frame whether the server was reached. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const answer = await fetch(input, init);
    noteConnection(true);
    return answer;
  } catch (error) {
    if (error instanceof TypeError) noteConnection(false);
    throw error;
  }
};
