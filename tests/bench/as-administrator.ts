import { administratorSession, administratorToken } from '../support/administrator-session.js';
import type { BenchServer } from './measure.js';

/** The server as used by an API script of the demo administrator, without plan limits or quotas. */
export async function asAdministrator(url: string): Promise<BenchServer> {
  const token = await administratorToken(url, await administratorSession(url));
  return { url, headers: { 'x-api-token': token } };
}
