import { noteConnection } from '../lib/connection.js';
import { takeFirstCall } from './first-calls.js';
import { patientFetch } from './patient-fetch.js';

/** `fetch` that tells the frame whether the server was reached, takes what the page has asked for already, and is patient with a busy server. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    let begun = takeFirstCall(init?.body);
    const ask = async () => {
      const taken = begun;
      begun = undefined;
      return taken?.catch(() => fetch(input, init)) ?? fetch(input, init);
    };
    const answer = await patientFetch(ask, init?.body);
    noteConnection(true);
    return answer;
  } catch (error) {
    if (error instanceof TypeError) noteConnection(false);
    throw error;
  }
};
