import { administratorSession, administratorToken } from '../support/administrator-session.js';
import type { BenchServer } from './measure.js';

/** Returns the server with the API token of the demo administrator, who has no plan limits or quotas. */
export async function createAdministratorClient(url: string): Promise<BenchServer> {
  const token = await administratorToken(url, await administratorSession(url));
  return { url, headers: { 'x-api-token': token } };
}
