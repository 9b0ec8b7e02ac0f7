import { administratorSession, administratorToken } from '../support/administrator-session.js';
import type { BenchServer } from './measure.js';

/**
 * The server as a script of the demonstration administrator calls it: no plan cuts its reports or counts them, and who calls
 * is looked up on every request, as for everybody.
 */
export async function asAdministrator(url: string): Promise<BenchServer> {
  const token = await administratorToken(url, await administratorSession(url));
  return { url, headers: { 'x-api-token': token } };
}
