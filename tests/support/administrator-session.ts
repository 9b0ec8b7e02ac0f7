import { demonstrationPassword } from '../../server/modules/accounts/demonstration-password.js';

/** Headers of a logged-in browser of the demonstration administrator, or of another demonstration account, for changes that no API token may make. */
export async function administratorSession(
  url: string,
  email = 'admin@example.com',
): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`${url}/api/panel/user/auth`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: demonstrationPassword }),
  });
  if (!entered.ok) throw new Error(`the administrator could not log in: ${await entered.text()}`);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const seen = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ query: '{ viewer { csrfToken } }' }),
  });
  const { data } = (await seen.json()) as { data: { viewer: { csrfToken: string } } };
  return { ...json, cookie, 'x-csrf-token': data.viewer.csrfToken };
}

/** A new API token of the administrator whose session it is. */
export async function administratorToken(url: string, session: Record<string, string>): Promise<string> {
  const made = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: session,
    body: JSON.stringify({ query: 'mutation { regenerateApiToken { token } }' }),
  });
  const { data } = (await made.json()) as { data: { regenerateApiToken: { token: string } } };
  return data.regenerateApiToken.token;
}
