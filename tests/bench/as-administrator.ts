import { demonstrationPassword } from '../../server/modules/accounts/demonstration-accounts.js';
import type { Measured } from './measure.js';

/**
 * The server as a script of the demonstration administrator calls it: no plan cuts its reports or counts them, and who calls
 * is looked up on every request, as for everybody.
 */
export async function asAdministrator(url: string): Promise<Measured> {
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`${url}/api/panel/user/auth`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@example.com', password: demonstrationPassword }),
  });
  if (!entered.ok) throw new Error(`the administrator could not log in: ${await entered.text()}`);
  const cookie = entered.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const made = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie: cookie.join('; ') },
    body: JSON.stringify({ query: 'mutation { regenerateApiToken { token } }' }),
  });
  const { data } = (await made.json()) as { data: { regenerateApiToken: { token: string } } };
  return { url, headers: { 'x-api-token': data.regenerateApiToken.token } };
}
